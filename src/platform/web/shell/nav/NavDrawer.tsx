import Drawer from '@mui/material/Drawer';
import { SideNav } from './SideNav';
import styles from './nav-drawer.module.css';

interface NavDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Drawer with the whole menu over the page. */
export function NavDrawer({ open, onClose }: NavDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: `rs-nav ${styles['drawer']}` } }}
      transitionDuration={150}
    >
      <SideNav collapsed={false} onToggle={onClose} inDrawer />
    </Drawer>
  );
}
