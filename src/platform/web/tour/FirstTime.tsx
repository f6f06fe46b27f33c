import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../session/CurrentUserContext';
import { useTourSeen } from './useTourSeen';
import styles from '../shell/home.module.css';

/** Offers the tour to new users, until they have seen or declined it. */
export function FirstTime() {
  const translate = useTranslate();
  const { recorridoVisto } = useCurrentUser();
  const markSeen = useTourSeen();
  if (recorridoVisto) return null;
  return (
    <section className={styles['first']} aria-label={translate('app.tour.title')}>
      <p>{translate('app.tour.offer')}</p>
      <Button component={Link} to="/" size="small">
        {translate('app.tour.see')}
      </Button>
      <Button size="small" variant="text" onClick={markSeen}>
        {translate('app.tour.skip')}
      </Button>
    </section>
  );
}
