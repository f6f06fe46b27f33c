import type { Page } from '@playwright/test';

/** Types as a scanner that is a keyboard does: fast, and ended with Enter. */
export async function wedge(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
