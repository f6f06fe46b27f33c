import type { Page } from '@playwright/test';

/** Selector, and the number of elements that it must match. */
export interface Drawn {
  readonly selector: string;
  readonly count: number;
}

export const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** Runs in the page: records the time of the frame after all wanted elements are drawn. */
export function noteDrawn(wanted: readonly Drawn[]): void {
  const observer = new MutationObserver(() => {
    if (wanted.some(({ selector, count }) => document.querySelectorAll(selector).length < count)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        (window as unknown as { drawnAt?: number }).drawnAt = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Waits for the time that `noteDrawn` records. Returns milliseconds on the clock of the page. */
export async function drawnAt(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => (window as unknown as { drawnAt?: number }).drawnAt, null, {
    timeout: 120_000,
  });
  return (await noted.jsonValue()) as number;
}

/** Runs in the page: navigates to an address within the application, without reloading. Returns the start time. */
export function goTo(address: string): number {
  const from = performance.now();
  if (address.includes('#')) window.location.hash = address.split('#')[1]!;
  else {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }
  return from;
}
