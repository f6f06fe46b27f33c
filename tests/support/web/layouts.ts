import type { Locator, Page } from '@playwright/test';
import type { LayoutType, ThemeSettings } from '#platform/web/theme/settings/theme-settings';
import { expect } from './expect';
import { settled } from './test';
import { startWithTheme } from './theme';

export const LAYOUTS = [
  'classic',
  'modern',
  'stackedSide',
  'simple',
  'decked',
  'blank',
  'tabletMode',
] as const satisfies readonly LayoutType[];

/** Names in the settings panel. */
export const LAYOUT_NAMES: Readonly<Record<LayoutType, string>> = {
  classic: 'Clásica',
  modern: 'Moderna',
  stackedSide: 'Lateral doble',
  simple: 'Sencilla',
  decked: 'Dos niveles',
  blank: 'En blanco',
  tabletMode: 'Tableta',
};

export const html = (page: Page): Locator => page.locator('html');

export const showsLayout = (page: Page, layout: LayoutType): Promise<void> =>
  expect(html(page)).toHaveAttribute('data-layout', layout);

export const layoutOf = (type: LayoutType): Pick<ThemeSettings, 'layout'> => ({
  layout: { type, sideNavCollapse: false },
});

/** Opens a URL with given theme settings and waits for the page. */
export async function openWith(page: Page, path: string, settings: Partial<ThemeSettings> = {}): Promise<void> {
  await startWithTheme(page, settings);
  await page.goto(path);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function openSettingsPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Apariencia y disposición' }).click();
  const panel = page.getByRole('dialog', { name: 'Apariencia y disposición' });
  await expect(panel).toBeVisible();
  return panel;
}
