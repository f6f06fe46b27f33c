import Search from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageSettled } from '../shell/usePageSettled';
import styles from './search.module.css';

const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazy(loadDialog);

/** How this machine calls the key that commands are given with. */
const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Opens the search over menu and records: a button in the header, Ctrl/⌘ K anywhere. */
export function SearchButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const settled = usePageSettled();
  useEffect(() => {
    if (settled) void loadDialog().catch(() => undefined);
  }, [settled]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!open) return;
    // Whoever pressed the keys types on at once, while the box is still being drawn.
    const onEarlyKey = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      event.preventDefault();
      setText((before) => before + event.key);
    };
    window.addEventListener('keydown', onEarlyKey, true);
    return () => window.removeEventListener('keydown', onEarlyKey, true);
  }, [open]);
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <>
      <button type="button" className={styles['button']} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Search fontSize="small" aria-hidden />
        <span>{translate('app.search.title')}</span>
        <kbd aria-hidden>{COMMAND} K</kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog text={text} onText={setText} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
