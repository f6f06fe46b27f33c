import { useGetList } from 'ra-core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../ui/format/format-number';
import { Icon } from '../../ui/icons/Icon';
import type { MenuItem } from '../shell/useNavigation';
import styles from './home.module.css';

/** One catalogue: its name, how many records it has, and the way to them. */
export function ResourceLink({ item, counted }: { readonly item: MenuItem; readonly counted: boolean }) {
  const { total, isPending, error } = useGetList(item.entity ?? '', { pagination: { page: 1, perPage: 1 } }, { staleTime: 60_000, enabled: counted });
  return (
    <Link to={item.to} className={styles['link']}>
      <span className={styles['icon']}><Icon name={item.icon} /></span>
      <span className={styles['name']}>{item.text}</span>
      {!counted ? null : isPending && !error ? <span className={styles['waiting']} aria-hidden /> : <span className={styles['count']}>{error ? '—' : formatNumber(total)}</span>}
    </Link>
  );
}
