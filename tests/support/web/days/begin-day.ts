import type { Page } from '@playwright/test';
import { expect } from '../expect';
import { quiet } from '../go';
import { menu } from '../menu';

/** Opens the product once, at home, and leaves the tour that a first visit begins with. */
export async function beginDay(page: Page): Promise<void> {
  await page.goto('/');
  const tour = page.getByRole('button', { name: 'Empezar', exact: true });
  const home = page.getByRole('region', { name: 'Sus listas y pantallas' });
  await expect(tour.or(home).first()).toBeVisible();
  if (await tour.isVisible()) await tour.click();
  await expect(home).toBeVisible();
}

/** Goes on by the menu, and waits until the screen stands. */
export async function byMenu(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name, exact: true }).first().click();
  await expect(page.locator('main h1').first()).toBeVisible();
  await quiet(page);
}
