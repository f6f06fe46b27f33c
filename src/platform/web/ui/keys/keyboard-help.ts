import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Shows or hides the help on keyboard shortcuts on any page. */
export function showKeyboardHelp(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export function useKeyboardHelp(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
