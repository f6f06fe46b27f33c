import { useEffect } from 'react';
import { isPageKey } from '../../keys/shortcuts';

/** Focuses the first record of the list on `j` and `k`. */
export function useListKeys(): void {
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
}
