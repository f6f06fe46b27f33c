import type { Browser, Page } from '@playwright/test';
import { Api } from '../api';
import { expect } from '../expect';
import { quiet } from '../go';

/** Opens a separate browser for another person, who reads the stored state; `close` ends it. */
export async function secondReader(browser: Browser, baseURL: string, profile: string) {
  const api = await Api.signIn(baseURL, profile);
  const context = await browser.newContext({ baseURL, locale: 'es-MX', timezoneId: 'America/Monterrey' });
  await context.addInitScript(
    (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
    api.token,
  );
  const page = await context.newPage();
  return {
    api,
    page,
    /** Opens an address and waits until the page is stable. */
    open: async (path: string): Promise<Page> => {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await quiet(page);
      return page;
    },
    close: () => context.close(),
  };
}
