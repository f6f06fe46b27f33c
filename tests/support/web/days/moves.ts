import type { Page } from '@playwright/test';
import { expect } from '../expect';
import { followMenu } from '../menu';

/** Opens a page by its link of the menu, and waits for its heading. */
export async function openFromMenu(page: Page, name: string, heading: string | RegExp = name): Promise<void> {
  await followMenu(page, name);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Opens the first result of the palette for a text, with the keyboard only. */
export async function openByPalette(page: Page, text: string, found: string | RegExp): Promise<void> {
  // Keyboard shortcuts work once the page has its heading.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Busque en el menú y en los registros' });
  await box.fill(text);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(found);
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
}
