import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { useHasServer } from '../config/useHasServer';
import { withTexts } from '../i18n/with-texts';
import { useCurrentUser } from '../session/CurrentUserContext';
import { FirstTime } from '../tour/FirstTime';
import { lazyPart } from '../ui/loading/lazy-part';
import { usePageTitle } from '../ui/page/usePageTitle';
import { useSeen } from '../ui/page/useSeen';
import { MyDay } from './home/MyDay';
import { RecentPlaces } from './home/RecentPlaces';
import { useWaiting } from './home/useWaiting';
import { Worklist } from './home/Worklist';
import type { Worklists } from './home/worklist-module';
import { QuickActions } from './QuickActions';
import { Tasks } from './Tasks';
import { useNavigation } from './useNavigation';
import styles from './home.module.css';

const HomeBoard = withTexts(
  'tableros',
  lazyPart(() => import('../boards/HomeBoard')),
  null,
);

interface HomePageProps {
  /** Loaders of the worklists, by profile. */
  readonly worklists: Worklists;
}

/** Start page: the records that wait for the user, the pages they left last, and the board of their profile. */
export default function HomePage({ worklists }: HomePageProps) {
  const { perfilNombre, perfilTitulo, unidadNombre, jurisdiccionNombre } = useCurrentUser();
  const translate = useTranslate();
  const { groups } = useNavigation();
  const served = useHasServer();
  const { isPending } = useWaiting();
  const load = served && Object.hasOwn(worklists, perfilNombre) ? worklists[perfilNombre] : undefined;
  usePageTitle(translate('app.home.title'));
  const isWithoutAccess = groups?.every(({ items }) => items.every(({ permissions }) => permissions === null));

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{translate('app.home.title')}</h1>
        <p>{[perfilTitulo, unidadNombre, jurisdiccionNombre].filter(Boolean).join(' · ')}</p>
      </header>
      <FirstTime />
      <div className={styles['columns']}>
        {load ? <Worklist profile={perfilNombre} load={load} /> : <Tasks groups={groups ?? []} />}
        <div className={styles['side']}>
          <QuickActions groups={groups ?? []} />
          {load && <MyDay profile={perfilNombre} load={load} />}
          <RecentPlaces />
        </div>
      </div>
      {isWithoutAccess && <p className={styles['nothing']}>{translate('app.home.nothing')}</p>}
      {groups && !(served && isPending) && <BoardBelow />}
    </div>
  );
}

/** The board of the profile, loaded when it comes into view: its cards send a request each. */
function BoardBelow() {
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box);
  return <div ref={box}>{seen && <HomeBoard />}</div>;
}
