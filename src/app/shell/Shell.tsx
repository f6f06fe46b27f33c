import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Header } from './Header';
import { SideNav } from './SideNav';
import { useCollapsed } from './useCollapsed';
import { usePageFocus } from './usePageFocus';
import styles from './shell.module.css';

const MAIN_ID = 'contenido';

/** The frame around every page: menu at the side (a drawer on small screens), header on top. */
export default function Shell({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const [collapsed, setCollapsed] = useCollapsed();
  const [drawer, setDrawer] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePageFocus(pathname, main);

  // Whoever has chosen a page in the drawer wants to see it.
  const [drawnAt, setDrawnAt] = useState(pathname);
  if (drawnAt !== pathname) {
    setDrawnAt(pathname);
    setDrawer(false);
  }

  return (
    <div className={styles['shell']} data-collapsed={collapsed || undefined}>
      <a className={styles['skip']} href={`#${MAIN_ID}`}>{translate('ra.navigation.skip_nav')}</a>
      {wide ? (
        <aside className={styles['side']}>
          <SideNav collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
        </aside>
      ) : (
        <Drawer open={drawer} onClose={() => setDrawer(false)} slotProps={{ paper: { className: styles['drawer'] ?? '' } }} transitionDuration={150}>
          <SideNav collapsed={false} onToggle={() => setDrawer(false)} inDrawer />
        </Drawer>
      )}
      <div className={styles['body']}>
        <Header onMenu={wide ? undefined : () => setDrawer(true)} />
        <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles['main']}>{children}</main>
      </div>
    </div>
  );
}
