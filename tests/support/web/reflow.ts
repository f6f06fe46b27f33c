import type { Page } from '@playwright/test';

/** Returns elements that overflow the window without a scrolling container (WCAG 1.4.10). */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement!;
    if (root.scrollWidth <= root.clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [
      `${root.scrollWidth} in ${root.clientWidth}`,
      ...[...document.querySelectorAll('body *')]
        .filter(
          (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(element.parentElement),
        )
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
}

/** Returns texts and buttons that a box cuts off without a way to see the rest. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, label, legend, button, a, p, dt, dd)')]
      .filter((element) => {
        if (element.closest('.rs-hidden, [aria-hidden="true"]') || !element.checkVisibility()) return false;
        const box = element.getBoundingClientRect();
        if (box.width === 0) return false;
        let clip: Element | null = element.parentElement;
        while (clip && clip !== document.body && !/hidden|clip|auto|scroll/.test(getComputedStyle(clip).overflowX))
          clip = clip.parentElement;
        if (!clip || clip === document.body || /auto|scroll/.test(getComputedStyle(clip).overflowX))
          return box.left < -1;
        return box.right > clip.getBoundingClientRect().right + 1;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}
