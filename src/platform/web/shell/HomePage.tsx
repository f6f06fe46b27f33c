import { useTranslate } from 'react-admin';

import { Link } from 'react-router-dom';
import { currentTimeZone } from '../ui/format/time-zone';
import { toZonedTime } from '#platform/shared/dates/moments';
import { Icon } from '../ui/icons/Icon';
import { usePageTitle } from '../ui/page/usePageTitle';
import { useRecentPlaces } from '../search/useRecentPlaces';
import { withTexts } from '../i18n/with-texts';
import { useCurrentUser } from '../session/CurrentUserContext';
import { useNavigation } from './useNavigation';
import type { MenuGroup, MenuItem } from './menu';
import { FirstTime } from '../tour/FirstTime';
import { QuickActions } from './QuickActions';
import { Tasks } from './Tasks';
import { lazyPart } from '../ui/loading/lazy-part';
import styles from './home.module.css';

const HomeBoard = withTexts(
  'tableros',
  lazyPart(() => import('../boards/HomeBoard')),
  null,
);

/** Maximum pages on the start page; the others are in the menu. */
const MOST = 24;

/** Start page: the user's profile and place, current tasks, pages of their work and recent pages. */
export default function HomePage() {
  const user = useCurrentUser();
  const translate = useTranslate();
  const { groups } = useNavigation();
  const [places] = useRecentPlaces();
  usePageTitle(translate('app.home.title'));
  const firstName = user.userName.split(' ')[0] ?? user.userName;
  const pages = groups ? daily(groups) : [];

  return (
    <div className={styles['page']}>
      <header className={styles['hello']}>
        <h1>{translate(greetingKey(), { name: firstName })}</h1>
        <p>{[user.perfilTitulo, user.unidadNombre, user.jurisdiccionNombre].filter(Boolean).join(' · ')}</p>
      </header>
      <FirstTime />
      <Tasks groups={groups ?? []} />
      <QuickActions groups={groups ?? []} />
      {groups && <HomeBoard />}
      {pages.length > 0 && (
        <section aria-labelledby="sus-listas">
          <h2 id="sus-listas" className={styles['title']}>
            {translate('app.home.pages')}
          </h2>
          <ul className={styles['pages']}>
            {pages.map((item) => (
              <li key={item.to}>
                <ResourceLink item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {places.length > 0 && (
        <section aria-labelledby="hace-poco">
          <h2 id="hace-poco" className={styles['title']}>
            {translate('app.home.recent')}
          </h2>
          <ul className={styles['recent']}>
            {places.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups && pages.length === 0 && <p className={styles['nothing']}>{translate('app.home.nothing')}</p>}
    </div>
  );
}

/**
 * Returns lists, reports and screens of the user's work, settings last. Excludes the start page and waiting work, which has a
 * section of its own.
 */
function daily(groups: readonly MenuGroup[]): readonly MenuItem[] {
  const isPlace = ({ entity, pile, permissions }: MenuItem) =>
    entity !== null || (pile === null && permissions !== null);
  const isSetting = ({ kind }: MenuItem) => Number(kind === 'setting');
  return groups
    .flatMap(({ items }) => items.filter((item) => isPlace(item) && item.backend === 'server'))
    .toSorted((a, b) => isSetting(a) - isSetting(b))
    .slice(0, MOST);
}

/** Link to a list, a report or a screen. */
function ResourceLink({ item }: { readonly item: MenuItem }) {
  return (
    <Link to={item.to} className={styles['link']}>
      <span className={styles['icon']}>
        <Icon name={item.icon} />
      </span>
      <span className={styles['name']}>{item.text}</span>
    </Link>
  );
}

/** Returns the key of the greeting for the time of day in the unit's time zone. */
function greetingKey(now = new Date()): string {
  const hour = Number(toZonedTime(now, currentTimeZone())?.time.slice(0, 2) ?? 12);
  if (hour >= 5 && hour < 12) return 'app.home.morning';
  return hour >= 12 && hour < 19 ? 'app.home.afternoon' : 'app.home.evening';
}
