import { useSyncExternalStore } from 'react';

const KEY = 'red-salud.atajos';
const listeners = new Set<() => void>();

/** True when single-key shortcuts are on. Users of speech input need to turn them off (WCAG 2.1.4). */
export function shortcutsOn(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'no';
  } catch {
    return true;
  }
}

export function setShortcuts(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, 'no');
  } catch {
    // Without storage the setting is not saved.
  }
  for (const listener of listeners) listener();
}

export function useShortcuts(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shortcutsOn);
}

/** True when a key event belongs to the page, not to an input, menu, dialog or the browser. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !shortcutsOn()) return false;
  const target = event.target as HTMLElement | null;
  return !target?.closest?.(
    'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]',
  );
}
