import { useEffect, useSyncExternalStore } from 'react';

export const PRODUCT_NAME = 'Red Salud';

let current: string | null = null;
const listeners = new Set<() => void>();

function tell(title: string | null): void {
  current = title;
  for (const listener of listeners) listener();
}

/** Sets the page's name for the browser's tab, history, breadcrumbs and screen readers. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
    tell(title ?? null);
    return () => tell(null);
  }, [title]);
}

/** Returns the title of the current page; null while none is set. */
export function useCurrentTitle(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
