import { expect, type Page } from '@playwright/test';

const inFlight = new WeakMap<Page, { count: number; lastAt: number }>();
/** A page that asked for nothing for this long has what it wants. */
const QUIET_MS = 100;

/** Counts what a page asks for, from now on. */
export function watch(page: Page): { count: number; lastAt: number } {
  const known = inFlight.get(page);
  if (known) return known;
  const state = { count: 0, lastAt: Date.now() };
  inFlight.set(page, state);
  const change = (by: number) => () => {
    state.count = Math.max(0, state.count + by);
    state.lastAt = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return state;
}

/** Waits until a page asks for nothing and says of no part that it is being loaded. */
export async function quiet(page: Page): Promise<void> {
  const state = watch(page);
  await expect.poll(async () => {
    // What it still has to do may lead to more questions: only a page that is idle is done asking.
    const isIdle = state.count === 0 && (await page.evaluate(() => new Promise<boolean>((resolve) => { requestIdleCallback(() => resolve(true), { timeout: 1000 }); })).catch(() => false));
    return isIdle && state.count === 0 && Date.now() - state.lastAt >= QUIET_MS;
  }, { intervals: [25] }).toBe(true);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Opens an address of the application as its own links do, without loading the page anew once it stands: a walk through many
 * screens takes a third of the time. Waits until the screen is there.
 */
export async function go(page: Page, path: string): Promise<void> {
  watch(page);
  const inside = await page.evaluate(() => document.querySelector('main h1') !== null && location.pathname !== '/sign-in').catch(() => false);
  if (inside) {
    await page.evaluate((to) => {
      document.querySelector('main h1')?.setAttribute('data-before', '');
      // What the router writes there itself, so that it can tell where it is.
      const state = { usr: null, key: Math.random().toString(36).slice(2), idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, path);
    await expect(page.locator('main h1[data-before]')).toHaveCount(0);
  } else {
    await page.goto(path);
  }
  await expect(page.locator('main h1').first()).toBeVisible();
  await quiet(page);
}
