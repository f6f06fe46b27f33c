import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Maximum wait for a page, in milliseconds: after it, another part reports the failure. */
const PATIENCE_MS = 10_000;
const ENDS = ['keydown', 'pointerdown'] as const;

/**
 * Brings the focus to the heading of the page that was just opened, unless it has a better place already (the first field of a
 * form). Without it the focus is lost with the link that was followed, or stays behind in the menu.
 */
export function usePageFocus(pathname: string, main: RefObject<HTMLElement | null>): void {
  // An opened address keeps the focus at its top, as on any page; after sign-in the heading takes it.
  const shown = useRef(useNavigationType() === NavigationType.Pop ? pathname : null);
  useEffect(() => {
    const page = main.current;
    if (shown.current === pathname || !page) return;
    shown.current = pathname;
    const hasPlace = () => {
      const { activeElement } = document;
      return (
        activeElement !== null &&
        activeElement !== document.body &&
        activeElement !== page &&
        activeElement.closest('nav') === null
      );
    };
    const arrive = () => {
      if (hasPlace()) return;
      const heading = page.querySelector<HTMLElement>('h1');
      if (heading) heading.tabIndex = -1;
      (heading ?? page).focus({ preventScroll: true });
    };
    arrive();
    // Pages come in parts: what has the focus now may be replaced by what was being loaded. From the first key on it is the person's.
    const observer = new MutationObserver(arrive);
    const end = () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const type of ENDS) removeEventListener(type, end, true);
    };
    const timer = setTimeout(end, PATIENCE_MS);
    for (const type of ENDS) addEventListener(type, end, true);
    observer.observe(page, { childList: true, subtree: true });
    return end;
  }, [pathname, main]);
}
