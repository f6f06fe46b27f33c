import { Breadcrumbs } from '../../Breadcrumbs';
import { HeaderActions } from '../../HeaderActions';
import { Brand } from '../../nav/Brand';
import { HorizontalNav } from '../../nav/HorizontalNav';
import { MenuButton } from '../../MenuButton';
import type { FrameProps } from '../layout-parts';
import styles from './simple.module.css';

/** Header in one row: logo, menu, user's actions. The breadcrumbs are below it and scroll away. */
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
