import type { Page } from '@playwright/test';

/**
 * Returns the visible controls with the look of the browser: progress bars, meters, dates, and lists of choices. A cell of a grid is
 * exempt: its list must keep the focus (`lines.module.css`).
 */
export function nativeControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'progress, meter, select, input:is([type="date"], [type="time"], [type="datetime-local"], [type="month"])',
      ),
    ]
      .filter(
        (control) =>
          control.checkVisibility({ opacityProperty: true }) &&
          !control.closest('[role="grid"]') &&
          !(control instanceof HTMLSelectElement && getComputedStyle(control).appearance === 'base-select'),
      )
      .map((control) => control.outerHTML),
  );
}
