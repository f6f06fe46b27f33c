import { Breadcrumbs } from '../../Breadcrumbs';
import { HeaderActions } from '../../HeaderActions';
import { Brand } from '../../nav/Brand';
import { HorizontalNav } from '../../nav/HorizontalNav';
import { MenuButton } from '../../MenuButton';
import type { FrameProps } from '../layout-parts';
import styles from './simple.module.css';

/** One row: mark, menu, what is one's own. The way to the page stands below it and scrolls away. */
export function SimpleTop({ onMenu }: FrameProps) {
  return (
    <>
      <header className={`rs-nav ${styles['top']}`}>
        <Brand markOnly />
        <MenuButton onClick={onMenu} />
        <HorizontalNav />
        <HeaderActions compact />
      </header>
      <div className={styles['crumbs']}>
        <Breadcrumbs />
      </div>
    </>
  );
}
