import { useHasServer } from '../config/useHasServer';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../search/SearchButton';
import { LanguageMenu } from './LanguageMenu';
import { SettingsButton } from './settings/SettingsButton';
import { UserMenu } from './UserMenu';
import styles from './shell.module.css';

/** What is one's own, at the end of every header: search, notifications, language, looks, account. `compact` leaves the name to the account's menu. */
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
