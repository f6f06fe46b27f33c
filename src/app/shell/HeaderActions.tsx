import { LanguageMenu } from './LanguageMenu';
import { SettingsButton } from './settings/SettingsButton';
import { UserMenu } from './UserMenu';
import styles from './shell.module.css';

/** What is one's own, at the end of every header: language, looks, account. `compact` leaves the name to the account's menu. */
export function HeaderActions({ compact = false }: { readonly compact?: boolean }) {
  return (
    <div className={styles['actions']} data-compact={compact || undefined}>
      <LanguageMenu />
      <SettingsButton />
      <UserMenu />
    </div>
  );
}
