import type { Page } from '@playwright/test';

/** Counts what a page does by itself, from its first script on. */
export function watchEffects(): void {
  const state = { changes: 0, prints: 0 };
  Object.assign(window, { controlEffects: state });
  // The browser's own file dialog cannot be closed by a test.
  Reflect.deleteProperty(window, 'showSaveFilePicker');
  window.print = () => {
    state.prints += 1;
  };
  // React reports an error from which it recovered with the error itself as its cause.
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

/** Sum of changes, prints and the place of focus, to compare before and after a press. */
export function effectsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { changes, prints } = (window as unknown as { controlEffects: { changes: number; prints: number } })
      .controlEffects;
    return JSON.stringify([changes, prints, location.href]);
  });
}

/** Waits for dialogs, menus and lists to stand still. */
export async function still(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const moving = document
        .getAnimations()
        .filter(({ effect }) =>
          (effect as KeyframeEffect | null)?.target?.closest('.MuiModal-root, .MuiPopper-root, .MuiCollapse-root'),
        );
      const longest = new Promise((resolve) => setTimeout(resolve, 500));
      await Promise.race([longest, Promise.allSettled(moving.map(({ finished }) => finished))]);
      // React draws what a press changed, and effects ask the server for what it needs.
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
      });
    })
    .catch(() => undefined);
  // The form of a dialog loads when it opens; until then its title is empty, and two dialogs look like one.
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('[role=dialog][aria-labelledby]')].every(
          (dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      undefined,
      { timeout: 2000 },
    )
    .catch(() => undefined);
}
