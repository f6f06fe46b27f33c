import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOwnBoards, type OwnBoard } from '../ui/boards/own-board';
import { Icon } from '../ui/icons/Icon';
import { PageHeading } from '../ui/page/PageHeading';
import { usePageTitle } from '../ui/page/usePageTitle';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import pageStyles from '../ui/page/page.module.css';
import { useNavigation } from '../shell/useNavigation';
import styles from './boards.module.css';

/** Boards that the user can open: those of their work, those they composed, and those shared by others. */
export default function BoardsPage() {
  const translate = useTranslate();
  const { groups } = useNavigation();
  const { data, error, refetch } = useOwnBoards();
  const title = translate('app.boards.title');
  usePageTitle(title);
  const given = (groups ?? []).flatMap(({ items }) => items.filter(({ to }) => /^\/tableros\/./.test(to)));
  const own = (data ?? []).filter(({ propia }) => propia);
  const shared = (data ?? []).filter(({ propia }) => !propia);
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading title={title} description={translate('app.boards.description')} />
      {given.length > 0 && (
        <section aria-labelledby="de-su-trabajo">
          <h2 id="de-su-trabajo" className={styles['title']}>
            {translate('app.boards.given')}
          </h2>
          <ul className={styles['boards']}>
            {given.map(({ id, to, icon, text }) => (
              <li key={id}>
                <Link to={to} className={styles['link']}>
                  <Icon name={icon} />
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="propios">
        <h2 id="propios" className={styles['title']}>
          {translate('app.boards.mine')}
        </h2>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : own.length === 0 ? (
          <p className={styles['none']}>{translate('app.boards.noneOwn')}</p>
        ) : (
          <OwnBoards boards={own} />
        )}
      </section>
      {shared.length > 0 && (
        <section aria-labelledby="compartidos">
          <h2 id="compartidos" className={styles['title']}>
            {translate('app.boards.shared')}
          </h2>
          <OwnBoards boards={shared} />
        </section>
      )}
    </div>
  );
}

function OwnBoards({ boards }: { readonly boards: readonly OwnBoard[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles['boards']}>
      {boards.map(({ tableroId, nombre, contenido, propia, autor, compartida }) => (
        <li key={tableroId}>
          <Link to={`/tableros/propios/${tableroId}`} className={styles['link']}>
            <Icon name="chart" />
            <span>
              {nombre}
              <small>
                {[
                  translate('app.boards.cards', { smart_count: contenido.tarjetas.length }),
                  propia ? compartida && translate('app.boards.isShared') : autor,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
