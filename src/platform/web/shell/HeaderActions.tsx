import { useTranslate } from 'react-admin';
import Tooltip from '@mui/material/Tooltip';
import IconButton from '@mui/material/IconButton';
import Tune from '@mui/icons-material/Tune';
import { useSettingsPanel } from './settings/SettingsPanelContext';
import { OPENS_SETTINGS } from './settings/return-focus';
import { useHasServer } from '../config/useHasServer';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../search/SearchButton';
import { LanguageMenu } from './LanguageMenu';
import { UserMenu } from './UserMenu';
import styles from './shell.module.css';

/**
 * User's actions at the end of every header: search, notifications, language, appearance, account. `compact` shows the name only in the
 * account's menu.
 */
export function HeaderActions({ compact = false }: { readonly compact?: boolean }) {
  const hasServer = useHasServer();
  return (
    <div className={styles['actions']} data-compact={compact || undefined}>
      <SearchButton />
      {hasServer && <NotificationBell />}
      <LanguageMenu />
      <SettingsButton />
      <UserMenu />
    </div>
  );
}

/** Opens the settings of layout and appearance from the header. */
function SettingsButton() {
  const translate = useTranslate();
  const open = useSettingsPanel();
  const label = translate('shell.settings.title');
  return (
    <Tooltip title={label}>
      <IconButton {...OPENS_SETTINGS} aria-label={label} aria-haspopup="dialog" onClick={open}>
        <Tune fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
