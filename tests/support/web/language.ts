import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '#platform/web/i18n/language';
import { expect } from './expect';
import { quiet } from './go';
import { speaker, type Language } from './texts';

export const LANGUAGES = ['es', 'es-mx', 'en'] as const satisfies readonly Language[];

/** Returns the language of a page. */
export async function languageOf(page: Page): Promise<Language> {
  return (await page.locator('html').getAttribute('lang')) as Language;
}

/** Changes the language of a page in its own menu, without a reload, and waits for the change. */
export async function speak(page: Page, language: Language): Promise<void> {
  const before = await languageOf(page);
  if (before === language) return;
  await page.getByRole('button', { name: speaker(before)('app.nav.language'), exact: true }).click();
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language], exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await quiet(page);
}
