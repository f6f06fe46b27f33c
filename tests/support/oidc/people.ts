import type { Page } from '@playwright/test';
import { settled } from '../web/test';
import { PASSWORD } from './policies';

export const ENTER = 'Entrar con la cuenta institucional';

/** Fills in the provider's page, in any window. */
export async function fillIn(provider: Page, email = 'su@example.org'): Promise<void> {
  await provider.getByLabel('Usuario').fill(email);
  await provider.getByLabel('Clave').fill(PASSWORD);
  await provider.getByRole('button', { name: 'Acceder' }).click();
}

/** Chooses an item of the user menu. */
export async function choose(page: Page, item: string): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Returns the names of everything that the browser stores for the origin, without the version of the provider's library. */
export function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    [
      ...Object.keys(localStorage).filter((key) => key !== 'msal.version'),
      ...Object.keys(sessionStorage).filter((key) => key !== 'msal.version'),
      ...(await indexedDB.databases()).map(({ name }) => `db ${name}`),
    ].toSorted(),
  );
}
