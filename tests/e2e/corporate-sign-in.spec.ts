import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/oidc/policies';
import { startIdentityWorld, type IdentityWorld } from '../support/oidc/world';
import { expect, settled, test } from '../support/web/test';

const HOME = /Buen[oa]s (días|tardes|noches)/;
const ENTER = 'Entrar con la cuenta institucional';

/** Fills in the provider's page, wherever it is. */
async function fillIn(provider: Page, email = 'su@example.org', password = PASSWORD): Promise<void> {
  await provider.getByLabel('Usuario').fill(email);
  await provider.getByLabel('Clave').fill(password);
  await provider.getByRole('button', { name: 'Acceder' }).click();
}

async function signOut(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

/** Everything that the browser's storages hold, by key. */
const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());

test.describe('by redirect', () => {
  test.describe.configure({ mode: 'serial' });
  let world: IdentityWorld;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    world = await startIdentityWorld('redirect');
  });
  test.afterAll(async () => world.close());
  test.beforeEach(async () => world.control({ accessTokenSeconds: 3_600, down: false, forget: true }));

  async function enter(page: Page, email?: string): Promise<void> {
    await page.goto(`${world.app}/sign-in`);
    await page.getByRole('button', { name: ENTER }).click();
    await fillIn(page, email);
  }

  test('signing in leads to the page that was wanted, signing out back, and nothing remains', async ({ page }) => {
    await page.goto(`${world.app}/estado?page=1`);
    await page.getByRole('button', { name: ENTER }).click();
    await fillIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
    await expect(page).toHaveURL(/\/estado\?page=1/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('persist:')))).toEqual(['persist:red-salud.auth']);
    await signOut(page);
    await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
    await expect(page).toHaveURL(`${world.app}/sign-in`);
    expect(await stored(page)).toEqual([]);
    expect(await world.asked()).toContain('POST B2C_1_Entrada/session');
  });
});
