import type { Page } from '@playwright/test';

/** Types like a keyboard-wedge scanner: fast, and with a final Enter. */
export async function wedge(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
