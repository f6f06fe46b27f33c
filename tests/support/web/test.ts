import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { expect } from './expect';
import type { Api } from './api';
import { quiet, watch } from './go';
import { KeptContext } from './kept-context';
import { keepLooksApart } from './keep-looks-apart';
import { silenceChannel } from './silence-channel';
import { Sessions } from './sessions';

interface Fixtures {
  /** Returns the API for a profile's demo user, to prepare test data. */
  readonly api: Api;
  /** Statuses of answers that the test provokes; the browser logs them in the console. */
  readonly expectedStatuses: number[];
  /** True when the test cuts connections, which the browser also logs. */
  readonly expectsFailures: boolean;
  /** True when the test needs a fresh browser context, or one with special properties. */
  readonly ownContext: boolean;
  /**
   * True when the page receives changes of other users (channel.spec). Most tests disable it, because other tests write at the same time.
   */
  readonly live: boolean;
  /** True when look and language are stored with the account, and apply in other contexts. */
  readonly looksFollow: boolean;
  readonly signInAs: (profile: string) => Promise<void>;
}

interface WorkerFixtures {
  readonly keptContext: KeptContext;
  readonly sessions: Sessions;
}

/** Tests whose pages must leave no error and no warning in the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(process.env['E2E_BASE_URL']),
  expectedStatuses: [[], { option: true }],
  expectsFailures: [false, { option: true }],
  ownContext: [false, { option: true }],
  live: [false, { option: true }],
  looksFollow: [false, { option: true }],
  keptContext: [
    async ({}, use) => {
      const kept = new KeptContext();
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  sessions: [async ({}, use) => use(new Sessions()), { scope: 'worker' }],
  context: async ({ browser, baseURL, ownContext, live, looksFollow, keptContext }, use) => {
    if (ownContext || looksFollow || live) {
      const context = await browser.newContext();
      if (!live) await silenceChannel(context);
      if (!looksFollow) await context.addInitScript(keepLooksApart);
      await use(context);
      await context.close();
    } else {
      await use(await keptContext.open(browser, baseURL!));
      await keptContext.forget();
    }
  },
  api: async ({ baseURL, sessions }, use) => use(await sessions.api(baseURL!, 'su')),
  page: async ({ context, expectedStatuses, expectsFailures }, use) => {
    const page = await context.newPage();
    watch(page);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (expectsFailures && /net::ERR_|dynamically imported module/.test(message.text())) return;
      if (isComplaint(message) && !expectedStatuses.some((status) => message.text().includes(`status of ${status}`)))
        complaints.push(`${message.type()}: ${message.text()}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
  signInAs: async ({ page, baseURL, sessions }, use) => {
    await use(async (profile) => {
      const { token } = await sessions.api(baseURL!, profile);
      await page.addInitScript(
        (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
        token,
      );
    });
  },
});

function isComplaint(message: ConsoleMessage): boolean {
  // MSAL renews tokens in a frame that returns to a page of the product.
  if (message.text().startsWith('An iframe which has both allow-scripts and allow-same-origin')) return false;
  return message.type() === 'error' || message.type() === 'warning';
}

/** Waits until the page is stable and has no pending requests or drawing. */
export async function settled(page: Page): Promise<void> {
  // After its code has loaded and before its first line, a page has no requests either.
  await expect(page.locator('h1').first()).toBeAttached();
  await quiet(page);
}

export { expect };
