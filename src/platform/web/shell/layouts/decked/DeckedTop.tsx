import { Breadcrumbs } from '../../Breadcrumbs';
import { HeaderActions } from '../../HeaderActions';
import { MenuButton } from '../../MenuButton';
import { Brand } from '../../nav/Brand';
import { HorizontalNav } from '../../nav/HorizontalNav';
import type { FrameProps } from '../layout-parts';
import styles from './decked.module.css';

/** Header in two rows: user and place above, the menu below. */
export function DeckedTop({ onMenu }: FrameProps) {
  return (
    <header className={styles['decks']}>
      <div className={styles['upper']}>
        <Brand />
        <span className={styles['rule']} aria-hidden />
        <Breadcrumbs />
        <HeaderActions />
      </div>
      <div className={`rs-nav ${styles['lower']}`}>
        <MenuButton onClick={onMenu} />
        <HorizontalNav />
      </div>
    </header>
  );
}
