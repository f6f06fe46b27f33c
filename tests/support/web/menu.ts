import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú principal' });

/** Returns a link of the menu after opening its group: a long menu shows only its groups. */
export async function menuLink(page: Page, group: string, name: string): Promise<Locator> {
  const title = menu(page).getByRole('button', { name: group, exact: true });
  await expect(title).toBeVisible();
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
  return menu(page).getByRole('link', { name, exact: true });
}
