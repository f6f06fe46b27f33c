import { Breadcrumbs } from './Breadcrumbs';
import { HeaderActions } from './HeaderActions';
import styles from './shell.module.css';

/** Where one is, and what is one's own. */
export function Header() {
  return (
    <header className={styles['header']}>
      <Breadcrumbs />
      <HeaderActions />
    </header>
  );
}
