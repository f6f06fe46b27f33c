import { test as base, expect } from 'vitest';
import type { Api } from '../web/api';
import './matchers';
import { Network } from './network';
import { closeApp, enterAs, forgetAll } from './open-app';
import { Page } from './page';
import { api } from './sessions';

interface Fixtures {
  /** The API as a superuser, to prepare test data. */
  readonly api: Api;
  readonly baseURL: string;
  /** Statuses of answers that the test provokes. */
  readonly expectedStatuses: number[];
  readonly page: Page;
  readonly signInAs: (profile: string) => Promise<void>;
}

/** Tests with the interface of browser tests. A test that needs no browser can be moved here unchanged. */
export const test = base.extend<Fixtures>({
  expectedStatuses: [[], { injected: false }],
  baseURL: async ({}, use) => use(location.origin),
  api: async ({}, use) => use(await api()),
  page: async ({ expectedStatuses }, use) => {
    forgetAll();
    const network = new Network();
    const page = new Page(network);
    // All tests of a worker share the document, so the width of a phone would persist.
    await page.setViewportSize({ width: 1280, height: 900 });
    await use(page);
    closeApp();
    network.close();
    const unexpected = network.refused.filter((status) => !expectedStatuses.includes(status));
    if (unexpected.length > 0) throw new Error(`The server refused with ${unexpected.join(', ')}.`);
  },
  signInAs: async ({ page }, use) => {
    await use(async (profile) => {
      const { token } = await api(profile);
      await page.addInitScript(enterAs, token);
    });
  },
});

/** Waits until the page is stable and has no pending requests or drawing. */
export const settled = (page: Page): Promise<void> => page.settled();

export { expect };
export type { Locator } from './locator';
export type { Page } from './page';
