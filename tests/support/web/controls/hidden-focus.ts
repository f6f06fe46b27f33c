import type { Page } from '@playwright/test';

/** Returns controls that are covered or outside the window when they get the keyboard focus. */
export function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAX_CONTROLS = 120;
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=menu]')].filter((each) =>
      each.checkVisibility(),
    );
    const scope = dialogs.at(-1) ?? document.querySelector('main') ?? document.body;
    const before = document.activeElement;
    const scroll = [window.scrollX, window.scrollY] as const;
    const found: string[] = [];
    const nameOf = (element: HTMLElement) => {
      const label = element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
      return (
        element.getAttribute('aria-label') ||
        label?.textContent ||
        element.textContent ||
        element.outerHTML
      ).trim();
    };
    const tabbable = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
    ]
      .filter(
        (each) =>
          each.tabIndex >= 0 &&
          !(each as HTMLButtonElement).disabled &&
          each.checkVisibility({ visibilityProperty: true }),
      )
      .slice(0, MAX_CONTROLS);
    for (const element of tabbable) {
      element.focus();
      if (document.activeElement !== element) continue;
      // A label draws an input that has no visible size of its own.
      const drawn = element.closest('label') ?? element.parentElement ?? element;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      // The first line of a multi-line text is enough.
      const points = [0.5, 0.15, 0.85].flatMap((share) =>
        [box.top + box.height / 2, box.top + Math.min(12, box.height / 2)].map(
          (y) => [box.left + box.width * share, y] as const,
        ),
      );
      const isSeen = points.some(([x, y]) => {
        const top = document.elementFromPoint(Math.max(0, Math.min(x, innerWidth - 1)), y);
        // A notice is closed with Escape, and the focus stays (WCAG 2.2, 2.4.11).
        const isNotice = top?.closest('.MuiSnackbar-root') != null;
        return top !== null && (isNotice || element.contains(top) || top.contains(element) || drawn.contains(top));
      });
      if (!isSeen) {
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        found.push(
          `${nameOf(element).slice(0, 60)} under ${over ? `${over.tagName}.${over.className}`.slice(0, 80) : 'the edge of the window'}`,
        );
      }
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    window.scrollTo(...scroll);
    return found;
  });
}
