import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú principal' });

/** Names of the panels of the menu. */
const PANELS = ['Registros', 'Reportes', 'Ajustes'] as const;
export type PanelName = (typeof PANELS)[number];

/** Opens a panel of the menu, if it is not open, and returns it. */
export async function openPanel(page: Page, name: PanelName): Promise<Locator> {
  const panel = page.getByRole('dialog', { name, exact: true });
  if (!(await panel.isVisible())) await menu(page).getByRole('button', { name, exact: true }).click();
  await expect(panel).toBeVisible();
  return panel;
}

/** Returns a link of a panel of the menu after opening the panel. */
export async function menuLink(page: Page, panel: PanelName, name: string): Promise<Locator> {
  return (await openPanel(page, panel)).getByRole('link', { name, exact: true });
}

/** Follows an entry of the menu: one in view, or that of the first panel that has it. */
export async function followMenu(page: Page, name: string): Promise<void> {
  // The menu loads after the page.
  await expect(menu(page).getByRole('link').first()).toBeVisible();
  const link = menu(page).getByRole('link', { name, exact: true }).first();
  if (await link.isVisible()) return link.click();
  for (const panel of PANELS) {
    if (!(await menu(page).getByRole('button', { name: panel, exact: true }).isVisible())) continue;
    const open = await openPanel(page, panel);
    const inside = open.getByRole('link', { name, exact: true }).first();
    if (await inside.isVisible()) return inside.click();
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  }
  throw new Error(`The menu has no entry «${name}»`);
}
