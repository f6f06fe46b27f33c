import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRecentPlaces } from '../../search/useRecentPlaces';
import styles from '../home.module.css';

/** Maximum places in view. */
const MAX_PLACES = 5;

/** Links to the pages that the user left last. */
export function RecentPlaces() {
  const translate = useTranslate();
  const [places] = useRecentPlaces();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="volver-a">
      <h2 id="volver-a" className={styles['title']}>
        {translate('app.home.recent')}
      </h2>
      <ul className={styles['recent']}>
        {places.slice(0, MAX_PLACES).map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
