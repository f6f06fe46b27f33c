import type { Page } from '@playwright/test';
import type { ThemeSettings } from '#platform/web/theme/settings/theme-settings';

export const THEME_KEY = 'red-salud.theme';

/** Changes theme settings as another tab would: what they were stays but for what is said. */
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

/** Settings that are there before the page is; what the page changes afterwards stays. */
export async function startWithTheme(page: Page, settings: Partial<ThemeSettings>): Promise<void> {
  await page.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(kept));
    },
    [THEME_KEY, settings] as const,
  );
}
