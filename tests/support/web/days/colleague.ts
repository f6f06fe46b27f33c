import type { Browser, Page } from '@playwright/test';
import { Api } from '../api';
import { expect } from '../expect';
import { menu } from '../menu';
import { silenceChannel } from '../silence-channel';
import { enter } from './own-nurse';

/** Opens the product's start page for another person, in a separate browser context. */
export async function colleague(browser: Browser, baseURL: string, profile: string): Promise<Page> {
  const { token } = await Api.signIn(baseURL, profile);
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  await silenceChannel(context);
  const page = await context.newPage();
  await enter(page, token);
  await page.goto('/');
  await expect(menu(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
