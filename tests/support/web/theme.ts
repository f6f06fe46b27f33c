import type { Page } from '@playwright/test';
import type { ThemeSettings } from '#platform/web/theme/settings/theme-settings';

export const THEME_KEY = 'red-salud.theme';

/** Changes some theme settings as another tab would. */
export async function setTheme(page: Page, change: Partial<ThemeSettings>): Promise<void> {
  await page.evaluate(
    ([key, next]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, ...next }));
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [THEME_KEY, change] as const,
  );
}

/** Stores settings before the page loads; later changes by the page persist. */
export async function startWithTheme(page: Page, settings: Partial<ThemeSettings>): Promise<void> {
  await page.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(kept));
    },
    [THEME_KEY, settings] as const,
  );
}
