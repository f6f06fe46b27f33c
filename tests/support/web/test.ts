import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { Api } from './api';

interface Fixtures {
  /** The API as a profile's demo user, to prepare what a test needs. */
  readonly api: Api;
  /** Statuses of answers that the test provokes; the browser reports them in the console by itself. */
  readonly expectedStatuses: number[];
  /** Whether the test cuts connections; the browser reports that too. */
  readonly expectsFailures: boolean;
  readonly signInAs: (profile: string) => Promise<void>;
}

/** Tests whose pages must leave no error and no warning in the console. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['E2E_BASE_URL']),
  expectedStatuses: [[], { option: true }],
  expectsFailures: [false, { option: true }],
  api: async ({ baseURL }, use) => use(await Api.signIn(baseURL!, 'su')),
  page: async ({ page, expectedStatuses, expectsFailures }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (expectsFailures && message.text().includes('net::ERR_')) return;
      if (isComplaint(message) && !expectedStatuses.some((status) => message.text().includes(`status of ${status}`))) complaints.push(`${message.type()}: ${message.text()}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
  signInAs: async ({ page, baseURL }, use) => {
    await use(async (profile) => {
      const { token } = await Api.signIn(baseURL!, profile);
      await page.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })), token);
    });
  },
});

function isComplaint(message: ConsoleMessage): boolean {
  // MSAL renews tokens in a frame that comes back to our own page.
  if (message.text().startsWith('An iframe which has both allow-scripts and allow-same-origin')) return false;
  return message.type() === 'error' || message.type() === 'warning';
}

/** Waits until the page has stopped asking the server and drawing. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

export { expect };
