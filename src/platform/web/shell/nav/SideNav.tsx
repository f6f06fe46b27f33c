import Close from '@mui/icons-material/Close';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigation } from '../useNavigation';
import { Brand } from './Brand';
import { moveInNav } from './move-in-nav';
import { NavFailure } from './NavFailure';
import { NavLinks } from './NavLinks';
import { NavSearch } from './NavSearch';
import { NavSkeleton } from './NavSkeleton';
import styles from './side-nav.module.css';

interface SideNavProps {
  readonly collapsed: boolean;
  readonly onToggle: () => void;
  readonly inDrawer?: boolean;
}

/** Number of items above which a menu shows its groups, and the items of one. */
const MANY = 60;

/** Side menu with the pages that the profile may open, and a search. */
export function SideNav({ collapsed, onToggle, inDrawer = false }: SideNavProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const searching = !collapsed && text.trim() !== '';
  const { groups, total, failed, reload } = useNavigation(searching ? text : '');
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
      {!collapsed && <NavSearch text={text} onChange={setText} />}
      <nav className={styles['scroll']} aria-label={translate('app.nav.menu')} onKeyDown={moveInNav}>
        {groups ? (
          <NavLinks groups={groups} collapsed={collapsed} folded={total > MANY} searching={searching} />
        ) : (
          !failed && <NavSkeleton />
        )}
        {groups?.length === 0 && (
          <p className={styles['none']} role="status">
            {translate('app.nav.noMatch')}
          </p>
        )}
        {failed && !groups && <NavFailure onRetry={reload} />}
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
