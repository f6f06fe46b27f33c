import { useEffect, type RefObject } from 'react';
import { isPageKey } from '../keys/shortcuts';

/** Pressing `key` outside of any input focuses the element. */
export function useFocusKey(key: string, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || !isPageKey(event)) return;
      event.preventDefault();
      element.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, element]);
}
