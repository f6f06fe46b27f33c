import ArrowBack from '@mui/icons-material/ArrowBack';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useBackRoute } from '#platform/web/ui/page/BackRouteContext';
import { useLastList } from '#platform/web/ui/list/useLastList';
import { Breadcrumbs } from '../../Breadcrumbs';
import { HeaderActions } from '../../HeaderActions';
import { Brand } from '../../nav/Brand';
import { wayBack } from './way-back';
import styles from './tablet.module.css';

/** Back button, if there is a target, and the user's actions. */
export function TabletTop() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const to = wayBack(pathname, useBackRoute());
  // Returns to a list with its page and filters.
  const list = useLastList(to?.slice(1) ?? '');
  return (
    <header className={`rs-nav ${styles['top']}`}>
      {to ? (
        <Link
          to={to !== '/home' && list.startsWith(to) ? list : to}
          className={styles['back']}
          aria-label={translate('shell.tablet.back')}
        >
          <ArrowBack aria-hidden className="rs-mirrored" />
          <span>{translate('shell.tablet.back')}</span>
        </Link>
      ) : (
        <Brand />
      )}
      <Breadcrumbs />
      <HeaderActions compact />
    </header>
  );
}
