import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Maximum wait for a page, in milliseconds: after it, another part reports the failure. */
const PATIENCE_MS = 10_000;
/** Time in which a page may give the focus a place by itself after it replaced what had it. */
const RESCUE_MS = 300;

/**
 * Brings the focus to the heading of the page that was just opened, unless it has a better place already (the first field of a
 * form). Without it the focus is lost with the link that was followed, or stays behind in the menu. A person who goes on by keyboard while
 * the page still comes keeps their place; when the page replaces that place, the heading takes the focus.
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
    // Pages come in parts: what has the focus now may be replaced by what was being loaded.
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
