import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isPageKey } from './shortcuts';
import styles from '../list-toolbar.module.css';

const KeyboardHelp = lazy(() => import('./KeyboardHelp'));

/** Keys that work anywhere on the page: `?` explains them all, `j`, `k` and the arrows bring the focus into the list. */
export function ListKeys() {
  const translate = useTranslate();
  const [help, setHelp] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      if (event.key === '?') setHelp(true);
      else if ((event.key === 'j' || event.key === 'k') && document.activeElement?.closest('table') === null) document.querySelector<HTMLElement>('[data-row-link]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton size="small" className={styles['keys'] ?? ''} aria-label={translate('app.lists.keys.title')} title={`${translate('app.lists.keys.title')} (?)`} onClick={() => setHelp(true)}><KeyboardOutlined fontSize="small" /></IconButton>
      {help && <Suspense><KeyboardHelp onClose={() => setHelp(false)} /></Suspense>}
    </>
  );
}
