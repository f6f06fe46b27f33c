import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Maximum wait for a page, in milliseconds: after it, another part reports the failure. */
const PATIENCE_MS = 10_000;
/** Time in which a page may set the focus itself after it replaced the focused element. */
const RESCUE_MS = 300;

/**
 * Moves the focus to the heading of a newly opened page, unless a better element has it (the first field of a form). Otherwise the focus
 * would be lost with the followed link, or stay in the menu. A keyboard user who moves on while the page loads keeps their position; if the
 * page replaces that element, the heading takes the focus.
 */
export function usePageFocus(pathname: string, main: RefObject<HTMLElement | null>): void {
  // A URL opened directly keeps the focus at the top, as on any page; after sign-in the heading takes it.
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
    const focusHeading = () => {
      const heading = page.querySelector<HTMLElement>('h1');
      if (heading) heading.tabIndex = -1;
      (heading ?? page).focus({ preventScroll: true });
    };
    let isTheirs = false;
    let rescue: ReturnType<typeof setTimeout> | undefined;
    const takeOver = () => {
      isTheirs = true;
    };
    const arrive = () => {
      if (!isTheirs) {
        if (!hasPlace()) focusHeading();
        return;
      }
      clearTimeout(rescue);
      rescue = setTimeout(() => {
        if (document.activeElement === document.body) focusHeading();
      }, RESCUE_MS);
    };
    arrive();
    // Pages render in parts: the focused element may be replaced when a part loads.
    const observer = new MutationObserver(arrive);
    const end = () => {
      clearTimeout(timer);
      clearTimeout(rescue);
      observer.disconnect();
      removeEventListener('keydown', takeOver, true);
      removeEventListener('pointerdown', end, true);
    };
    const timer = setTimeout(end, PATIENCE_MS);
    addEventListener('keydown', takeOver, true);
    addEventListener('pointerdown', end, true);
    observer.observe(page, { childList: true, subtree: true });
    return end;
  }, [pathname, main]);
}
