import type { Page, Request } from '@playwright/test';
import { expect } from './expect';

interface Asked {
  readonly open: Set<Request>;
  lastAt: number;
}

const asked = new WeakMap<Page, Asked>();
/** A page without requests for this time, in milliseconds, is complete. */
const QUIET_MS = 150;
/** Timeout for a background page, which never becomes idle. */
const BEHIND_MS = 500;

/** Records the requests of a page from now on. */
export function watch(page: Page): Asked {
  const known = asked.get(page);
  if (known) return known;
  const state: Asked = { open: new Set(), lastAt: Date.now() };
  asked.set(page, state);
  page.on('request', (request) => {
    // Requests of the previous page may end without an event.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.open.clear();
    state.open.add(request);
    state.lastAt = Date.now();
  });
  const end = (request: Request) => {
    if (state.open.delete(request)) state.lastAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return state;
}

/**
 * Waits until the page of the address is shown, has no pending requests and shows no part as loading.
 *
 * @param after time without requests, ms
 */
export async function quiet(page: Page, after = QUIET_MS): Promise<void> {
  const state = watch(page);
  await expect
    .poll(
      async () => {
        // Pending work may cause more requests: a page is done only when idle.
        const isIdle =
          state.open.size === 0 &&
          (await page
            .evaluate(
              (most) =>
                new Promise<boolean>((resolve) => {
                  const stands = () => {
                    const path = document.querySelector('main')?.dataset['path'] ?? location.pathname;
                    const isLoading = document.querySelector('[aria-busy="true"], [data-waiting]') !== null;
                    resolve(path === location.pathname && !isLoading);
                  };
                  requestIdleCallback(stands);
                  setTimeout(stands, most);
                }),
              BEHIND_MS,
            )
            .catch(() => false));
        return isIdle && state.open.size === 0 && Date.now() - state.lastAt >= after;
      },
      // A page of a ward fetches the whole shift; the limit only ends hung tests.
      { intervals: [25], timeout: 120_000 },
    )
    .toBe(true);
}

/**
 * Opens an address of the application as its own links do, without a reload once the page is loaded. Many screens in sequence take a third
 * of the time. Waits until the screen is there.
 */
export async function go(page: Page, path: string): Promise<void> {
  watch(page);
  const inside = await page
    .evaluate(() => document.querySelector('main h1') !== null && location.pathname !== '/sign-in')
    .catch(() => false);
  if (inside) {
    await page.evaluate((to) => {
      const heading = document.querySelector('main h1');
      // Another query of the same page keeps its heading.
      if (new URL(to, location.href).pathname !== location.pathname)
        heading?.setAttribute('data-before', heading.textContent);
      // State that the router itself writes, to track its position.
      const state = {
        usr: null,
        key: Math.random().toString(36).slice(2),
        idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1,
      };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, path);
    // Between two records of one kind the heading element may stay, with another text.
    await page.waitForFunction(
      () => {
        const heading = document.querySelector('main h1[data-before]');
        const isSame = heading !== null && heading.textContent === heading.getAttribute('data-before');
        if (!isSame) heading?.removeAttribute('data-before');
        return !isSame;
      },
      undefined,
      { timeout: 20_000 },
    );
  } else {
    await page.goto(path);
  }
  await expect(page.locator('main h1').first()).toBeVisible();
  await quiet(page);
}
