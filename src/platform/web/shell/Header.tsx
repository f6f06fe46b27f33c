import { Breadcrumbs } from './Breadcrumbs';
import { HeaderActions } from './HeaderActions';
import styles from './shell.module.css';

/** Header of the page: breadcrumbs and the user's actions. */
export function Header() {
  return (
    <header className={styles['header']}>
      <Breadcrumbs />
      <HeaderActions />
    </header>
  );
}
