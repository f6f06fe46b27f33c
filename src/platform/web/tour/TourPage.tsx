import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { usePermissionSet } from '../ui/access/PermissionsContext';
import { Icon } from '../ui/icons/Icon';
import { PRODUCT_NAME, usePageTitle } from '../ui/page/usePageTitle';
import { useCurrentUser } from '../session/CurrentUserContext';
import { useStartPath } from '../session/useStartPath';
import { tourCards } from '#app/web/tour/tour-cards';
import { useTourSeen } from './useTourSeen';
import styles from './tour.module.css';

/** State of a navigation that requests the tour again, as opposed to opening its URL directly. */
export const AGAIN = { tour: 'again' } as const;

/** Tour of the application in five steps: for new users, and on request. */
export default function TourPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { userName, unidadGrupo, recorridoVisto } = useCurrentUser();
  const held = usePermissionSet();
  const markSeen = useTourSeen();
  const start = useStartPath();
  usePageTitle(translate('app.tour.title'));
  if (recorridoVisto && !(typeof state === 'object' && state !== null && 'tour' in state))
    return <Navigate to={start} replace />;

  const finish = () => {
    markSeen();
    void navigate(start);
  };
  return (
    <div className={styles['page']}>
      <header>
        <h1>{translate('app.tour.welcome', { product: PRODUCT_NAME, name: userName.split(' ')[0] ?? userName })}</h1>
        <p>{translate('app.tour.lead')}</p>
      </header>
      <ol className={styles['cards']}>
        {tourCards(held, unidadGrupo).map(({ id, icon, to }) => (
          <li key={id} className={styles['card']}>
            <span className={styles['icon']}>
              <Icon name={icon} />
            </span>
            <div>
              <h2>{translate(`app.tour.${id}.title`)}</h2>
              <p>{translate(`app.tour.${id}.text`)}</p>
              {to && (
                <Link to={to} aria-label={translate('app.tour.openWhat', { what: translate(`app.tour.${id}.title`) })}>
                  {translate('app.tour.open')}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Button variant="contained" color="primary" size="large" className={styles['go'] ?? ''} onClick={finish}>
        {translate('app.tour.finish')}
      </Button>
    </div>
  );
}
