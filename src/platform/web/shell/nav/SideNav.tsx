import Close from '@mui/icons-material/Close';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { MenuItem } from '../menu';
import { useNavigation } from '../useNavigation';
import { Brand } from './Brand';
import { moveInNav } from './move-in-nav';
import { NavFailure } from './NavFailure';
import { NavItems } from './NavItems';
import { NavSkeleton } from './NavSkeleton';
import { PanelButton } from './PanelButton';
import styles from './side-nav.module.css';

interface SideNavProps {
  readonly collapsed: boolean;
  readonly onToggle: () => void;
  readonly inDrawer?: boolean;
}

/** Side menu: start page, tasks of the profile, and buttons of the panels with everything else. */
export function SideNav({ collapsed, onToggle, inDrawer = false }: SideNavProps) {
  const translate = useTranslate();
  const { rail, failed, reload } = useNavigation();
  const Toggle = inDrawer ? Close : collapsed ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft;
  return (
    <div className={`rs-nav ${styles['nav']}`} data-collapsed={collapsed || undefined}>
      <div className={styles['brand']}>
        <Brand markOnly={collapsed} />
        {!collapsed && (
          <IconButton
            size="small"
            aria-label={translate(inDrawer ? 'app.nav.close' : 'app.nav.collapse')}
            onClick={onToggle}
          >
            <Toggle fontSize="small" className="rs-mirrored" />
          </IconButton>
        )}
      </div>
      <nav className={styles['scroll']} aria-label={translate('app.nav.menu')} onKeyDown={moveInNav}>
        {rail && (
          <>
            <NavItems items={[...rail.home, ...rail.tasks].map(withoutSection)} iconsOnly={collapsed} />
            <ul className={styles['panels']}>
              {rail.panels.map((panel) => (
                <li key={panel.kind}>
                  <PanelButton panel={panel} className={styles['link'] ?? ''} iconOnly={collapsed} />
                </li>
              ))}
            </ul>
          </>
        )}
        {!rail && !failed && <NavSkeleton />}
        {!rail && failed && <NavFailure onRetry={reload} />}
      </nav>
      {collapsed && (
        <div className={styles['foot']}>
          <IconButton aria-label={translate('app.nav.expand')} onClick={onToggle}>
            <Toggle fontSize="small" className="rs-mirrored" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

const withoutSection = (item: MenuItem): MenuItem => ({ ...item, section: null });
