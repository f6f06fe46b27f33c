import type { Page } from '@playwright/test';
import { expect } from '../expect';
import { quiet } from '../go';
import { followMenu } from '../menu';

/** Opens the product at its home page, and closes the tour of the first visit. */
export async function beginDay(page: Page): Promise<void> {
  await page.goto('/');
  const tour = page.getByRole('button', { name: 'Empezar', exact: true });
  const home = page.getByRole('heading', { level: 1, name: 'Inicio' });
  await expect(tour.or(home).first()).toBeVisible();
  if (await tour.isVisible()) await tour.click();
  await expect(home).toBeVisible();
}

/** Opens a screen from the menu, and waits until it is stable. */
export async function byMenu(page: Page, name: string): Promise<void> {
  await followMenu(page, name);
  await expect(page.locator('main h1').first()).toBeVisible();
  await quiet(page);
}
