import { Breadcrumbs } from '../../Breadcrumbs';
import { HeaderActions } from '../../HeaderActions';
import { MenuButton } from '../../MenuButton';
import styles from '../../shell.module.css';
import type { FrameProps } from '../layout-parts';

/** Header of the phone layout. */
export function PhoneTop({ onMenu }: FrameProps) {
  return (
    <header className={styles['header']}>
      <MenuButton onClick={onMenu} />
      <Breadcrumbs />
      <HeaderActions />
    </header>
  );
}
