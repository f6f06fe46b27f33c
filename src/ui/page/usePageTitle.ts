import { useEffect } from 'react';

export const PRODUCT_NAME = 'Red Salud';

/** Names the page in the browser's tab, history and for screen readers. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
