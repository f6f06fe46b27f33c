import Search from '@mui/icons-material/Search';
import { useTranslate } from 'react-admin';
import { useOpenSearch } from './SearchContext';
import styles from './search.module.css';

/** Name of this machine's command key. */
const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Search button of the header. */
export function SearchButton() {
  const translate = useTranslate();
  const openSearch = useOpenSearch();
  return (
    <button
      type="button"
      className={styles['button']}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
    >
      <Search fontSize="small" aria-hidden />
      <span>{translate('app.search.title')}</span>
      <kbd aria-hidden>{COMMAND} K</kbd>
    </button>
  );
}
