import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { showKeyboardHelp } from '../../keys/keyboard-help';
import { isPageKey } from '../../keys/shortcuts';
import styles from '../list-toolbar.module.css';

/** Shortcuts `j` and `k`, which focus the list, and a button that explains all keys. */
export function ListKeys() {
  const translate = useTranslate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event) || (event.key !== 'j' && event.key !== 'k') || document.activeElement?.closest('table'))
        return;
      document.querySelector<HTMLElement>('[data-row-link]')?.focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <IconButton
      size="small"
      className={styles['keys'] ?? ''}
      aria-label={translate('app.lists.keys.title')}
      title={`${translate('app.lists.keys.title')} (?)`}
      onClick={() => showKeyboardHelp(true)}
    >
      <KeyboardOutlined fontSize="small" />
    </IconButton>
  );
}
