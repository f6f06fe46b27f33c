import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../ui/format/format-number';
import { Icon } from '../../ui/icons/Icon';
import type { MenuGroup, MenuItem } from '../shell/useNavigation';
import styles from './home.module.css';

/** What waits for this person: each pile of work of the menu with how many documents lie on it. */
export function Piles({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const translate = useTranslate();
  // The same pile stands under several kinds of units; who sees all of them sees it once.
  const piles = [...new Map(groups.flatMap(({ items }) => items.filter(({ pile }) => pile !== null)).map((item) => [item.to, item])).values()];
  if (piles.length === 0) return null;
  return (
    <section aria-labelledby="pendientes">
      <h2 id="pendientes" className={styles['title']}>{translate('app.home.piles')}</h2>
      <ul className={styles['piles']}>
        {piles.map((item) => <li key={item.to}><Pile item={item} /></li>)}
      </ul>
    </section>
  );
}

function Pile({ item }: { item: MenuItem }) {
  const { entity = '', filter = {} } = item.pile ?? {};
  const { total, isPending, error } = useGetList(entity, { pagination: { page: 1, perPage: 1 }, filter }, { staleTime: 60_000 });
  return (
    <Link to={item.to} className={styles['pile']} data-empty={total === 0 || undefined}>
      {isPending && !error ? <span className={styles['waiting']} aria-hidden /> : <b>{error ? '—' : formatNumber(total)}</b>}
      <span><Icon name={item.icon} />{item.text}</span>
    </Link>
  );
}
