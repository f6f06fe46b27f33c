import type { Page } from '@playwright/test';

/** Counts the effects of a page, from its first script on. */
export function watchEffects(): void {
  const state = { changes: 0, prints: 0 };
  Object.assign(window, { controlEffects: state });
  // A test cannot close the browser's own file dialog.
  Reflect.deleteProperty(window, 'showSaveFilePicker');
  window.print = () => {
    state.prints += 1;
  };
  // React reports an error from which it recovered, with the original error as its cause.
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (cause !== undefined) console.error(cause instanceof Error ? cause.stack : cause);
  });
  const start = () =>
    new MutationObserver((records) => {
      state.changes += records.filter(
        ({ target, attributeName }) =>
          attributeName !== 'data-control' && !(target instanceof Element && target.closest('.MuiTouchRipple-root')),
      ).length;
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
  if (document.documentElement) start();
  else document.addEventListener('DOMContentLoaded', start);
}

/** Returns a summary of changes, prints and the focused element, to compare before and after a press. */
export function effectsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { changes, prints } = (window as unknown as { controlEffects: { changes: number; prints: number } })
      .controlEffects;
    return JSON.stringify([changes, prints, location.href]);
  });
}

/** Waits until dialogs, menus and lists are stable, and dialogs have their titles: without titles two dialogs look alike. */
export async function still(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const MAX_MOVE_MS = 500;
      const MAX_LOAD_MS = 2000;
      const frame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
        });
      const moving = document
        .getAnimations()
        .filter(({ effect }) =>
          (effect as KeyframeEffect | null)?.target?.closest('.MuiModal-root, .MuiPopper-root, .MuiCollapse-root'),
        );
      const longest = new Promise((resolve) => setTimeout(resolve, MAX_MOVE_MS));
      await Promise.race([longest, Promise.allSettled(moving.map(({ finished }) => finished))]);
      // React first draws the change, then effects request the data that the result needs.
      await frame();
      const isTitled = () =>
        [...document.querySelectorAll('[role=dialog][aria-labelledby]')].every(
          (dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
        );
      for (const until = Date.now() + MAX_LOAD_MS; !isTitled() && Date.now() < until;) await frame();
    })
    .catch(() => undefined);
}
