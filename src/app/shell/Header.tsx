import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { SearchButton } from '../search/SearchButton';
import { Breadcrumbs } from './Breadcrumbs';
import { LanguageMenu } from './LanguageMenu';
import { ModeMenu } from './ModeMenu';
import { UserMenu } from './UserMenu';
import styles from './shell.module.css';

interface HeaderProps {
  /** Opens the menu, where it is not in sight. */
  readonly onMenu?: (() => void) | undefined;
}

/** Where one is, and what is one's own: language, looks, account. */
export function Header({ onMenu }: HeaderProps) {
  const translate = useTranslate();
  return (
    <header className={styles['header']}>
      {onMenu && (
        <IconButton aria-label={translate('app.nav.open')} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Breadcrumbs />
      <SearchButton />
      <LanguageMenu />
      <ModeMenu />
      <UserMenu />
    </header>
  );
}
