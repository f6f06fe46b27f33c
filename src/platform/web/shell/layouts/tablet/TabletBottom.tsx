import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { Icon } from '#platform/web/ui/icons/Icon';
import { useThemeSetting } from '#platform/web/theme/settings/ThemeStoreContext';
import { moveInNav } from '../../nav/move-in-nav';
import { useNavigation } from '../../useNavigation';
import type { FrameProps } from '../layout-parts';
import { MenuLink } from '../../nav/MenuLink';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import styles from './tablet.module.css';

/** Maximum number of places beside the menu button: as many as are distinct on a phone. */
const PLACES = 4;
const NumberPad = lazyPart(() => import('./NumberPad'));

/** Path prefix of pages made for tablets. */
const MADE_FOR_TABLETS = '/tableta/';

/** Bottom bar: the start page, the pages for tablets, then tasks of the profile; and the menu itself. */
export function TabletBottom({ onMenu }: FrameProps) {
  const translate = useTranslate();
  const { groups, rail } = useNavigation();
  const pad = useThemeSetting(({ typeInput }) => typeInput) === 'pad';
  const own = groups?.flatMap(({ items }) => items.filter(({ to }) => to.startsWith(MADE_FOR_TABLETS))) ?? [];
  const places = [...new Set([...(rail?.home ?? []), ...own, ...(rail?.tasks ?? [])])].slice(0, PLACES);
  return (
    <>
      <nav
        className={`rs-nav ${styles['bottom']}`}
        aria-label={translate('app.nav.menu')}
        onKeyDown={(event) => moveInNav(event, { across: true })}
      >
        <ul>
          {places.map(({ id, to, icon, text }) => (
            <li key={id}>
              <MenuLink to={to} className={styles['place'] ?? ''}>
                <Icon name={icon} />
                <span>{text}</span>
              </MenuLink>
            </li>
          ))}
          <li>
            <button type="button" className={styles['place']} aria-label={translate('app.nav.open')} onClick={onMenu}>
              <MenuIcon aria-hidden />
              <span>{translate('shell.tablet.menu')}</span>
            </button>
          </li>
        </ul>
      </nav>
      {pad && (
        <Suspense fallback={null}>
          <NumberPad />
        </Suspense>
      )}
    </>
  );
}
