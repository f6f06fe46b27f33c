import type { Page } from '@playwright/test';

/** Number of elements that a selector finds. */
export interface Drawn {
  readonly selector: string;
  readonly count: number;
}

/** The median. */
export const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** Runs in the page: notes the moment of the frame after all that is waited for was drawn. */
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

/** Waits for that moment; milliseconds on the clock of the page. */
export async function drawnAt(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => (window as unknown as { drawnAt?: number }).drawnAt, null, {
    timeout: 120_000,
  });
  return (await noted.jsonValue()) as number;
}

/** Runs in the page: goes to an address of the application without loading it anew, and answers when. */
export function goTo(address: string): number {
  const from = performance.now();
  if (address.includes('#')) window.location.hash = address.split('#')[1]!;
  else {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }
  return from;
}
