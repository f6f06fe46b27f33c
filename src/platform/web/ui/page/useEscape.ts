import { useEvent } from 'react-admin';
import { useEffect } from 'react';

/**
 * Calls a function on Escape, unless the key was handled before.
 *
 * @param concerns true for targets of the key that do not handle it themselves
 */
export function useEscape(onEscape: () => void, concerns: (target: Element) => boolean): void {
  const handle = useEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!(event.target instanceof Element) || !concerns(event.target)) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [handle]);
}
