import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú principal' });

/** Names of the panels of the menu. */
export type PanelName = 'Registros' | 'Reportes' | 'Ajustes';

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
