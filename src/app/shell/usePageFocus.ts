import { useEffect, useRef, type RefObject } from 'react';

/** A page that has not come by then has somebody else to say so. */
const PATIENCE_MS = 10_000;

/**
 * Brings the focus to the heading of the page that was just opened, unless it has a better place already (the first field of a
 * form). Without it the focus is lost with the link that was followed, or stays behind in the menu.
 */
export function usePageFocus(pathname: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(pathname);
  useEffect(() => {
    const page = main.current;
    if (shown.current === pathname || !page) return;
    shown.current = pathname;
    const hasPlace = () => {
      const { activeElement } = document;
      return activeElement !== null && activeElement !== document.body && activeElement !== page && activeElement.closest('nav') === null;
    };
    const arrive = () => {
      if (hasPlace()) return true;
      const heading = page.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (arrive()) return;
    page.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, main]);
}
