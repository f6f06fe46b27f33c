import Close from '@mui/icons-material/Close';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '../../ui/page/usePageTitle';
import { Mark } from './Mark';
import { NavLinks } from './NavLinks';
import { NavSkeleton } from './NavSkeleton';
import { useNavigation } from './useNavigation';
import styles from './side-nav.module.css';

interface SideNavProps {
  readonly collapsed: boolean;
  readonly onToggle: () => void;
  readonly inDrawer?: boolean;
}

/** A menu of more items than this shows its groups, and the items of one. */
const MANY = 60;

/** The menu: what this profile may open, found by looking or by typing. */
export function SideNav({ collapsed, onToggle, inDrawer = false }: SideNavProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const { groups, total, failed, reload } = useNavigation(collapsed ? '' : text);
  const Toggle = inDrawer ? Close : collapsed ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft;
  return (
    <div className={styles['nav']} data-collapsed={collapsed || undefined}>
      <div className={styles['brand']}>
        <Link to="/home" className={styles['logo']} aria-label={PRODUCT_NAME}>
          <Mark />
          {!collapsed && <span>{PRODUCT_NAME}</span>}
        </Link>
        {!collapsed && (
          <IconButton size="small" aria-label={translate(inDrawer ? 'app.nav.close' : 'app.nav.collapse')} onClick={onToggle}>
            <Toggle fontSize="small" />
          </IconButton>
        )}
      </div>
      {!collapsed && (
        <div className={styles['search']}>
          <OutlinedInput
            size="small"
            fullWidth
            value={text}
            placeholder={translate('app.nav.search')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setText('');
            }}
            inputProps={{ 'aria-label': translate('app.nav.search'), autoComplete: 'off' }}
            startAdornment={<InputAdornment position="start"><Search fontSize="small" aria-hidden /></InputAdornment>}
          />
        </div>
      )}
      <nav className={styles['scroll']} aria-label={translate('app.nav.menu')}>
        {groups ? <NavLinks groups={groups} collapsed={collapsed} folded={total > MANY && text.trim() === ''} /> : !failed && <NavSkeleton />}
        {groups?.length === 0 && <p className={styles['none']} role="status">{translate('app.nav.noMatch')}</p>}
        {failed && !groups && (
          <p className={styles['none']} role="alert">
            {translate('app.nav.failed')} <Button size="small" onClick={reload}>{translate('app.error.retry')}</Button>
          </p>
        )}
      </nav>
      {collapsed && (
        <div className={styles['foot']}>
          <IconButton aria-label={translate('app.nav.expand')} onClick={onToggle}>
            <Toggle fontSize="small" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
