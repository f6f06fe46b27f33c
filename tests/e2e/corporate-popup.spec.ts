import type { Page } from '@playwright/test';
import { choose, ENTER, fillIn, stored } from '../support/oidc/people';
import { startIdentityWorld, type IdentityWorld } from '../support/oidc/world';
import { menuLink } from '../support/web/menu';
import { expect, settled, test } from '../support/web/test';

let world: IdentityWorld;
test.beforeAll(async () => {
  world = await startIdentityWorld('popup', 'both');
});
test.afterAll(async () => world?.close());
test.beforeEach(async () => world.control({ accessTokenSeconds: 3_600, down: false, forget: true }));

const heading = (page: Page, name: string | RegExp = 'Estados') => page.getByRole('heading', { level: 1, name });

/** Presses what opens the provider's window. */
async function open(
  page: Page,
  press: () => Promise<void> = () => page.getByRole('button', { name: ENTER }).click(),
): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await press();
  return opened;
}

test('sign-in and sign-out use a separate window, and leave no data behind', async ({ page }) => {
  await page.goto(`${world.app}/estado?page=1`);
  const provider = await open(page);
  await expect(page.getByText('Autenticacion en progreso...')).toBeVisible();
  await fillIn(provider);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/estado\?page=1/);
  await open(page, () => choose(page, 'Cerrar sesión'));
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
  const again = await open(page);
  await expect(heading(again, 'Proveedor de identidad')).toBeVisible();
});

test('a forgotten password is also changed in a window', async ({ page }) => {
  await page.goto(`${world.app}/sign-in`);
  const provider = await open(page);
  const second = page.waitForEvent('popup');
  await provider.getByRole('button', { name: 'Olvidé mi clave' }).click();
  const forgot = await second;
  await forgot.getByLabel('Usuario').fill('su@example.org');
  await forgot.getByLabel('Clave').fill('demo1234');
  await forgot.getByRole('button', { name: 'Cambiar clave' }).click();
  await expect(page.getByText('Su contraseña se cambió')).toBeVisible();
  await fillIn(await open(page));
  await expect(heading(page, 'Inicio')).toBeVisible();
});

test('the user’s profile is edited without leaving the page', async ({ page }) => {
  await page.goto(`${world.app}/estado?page=1`);
  await fillIn(await open(page));
  await expect(heading(page)).toBeVisible();
  const profile = await open(page, () => choose(page, 'Editar mi perfil'));
  // Waits from here on, because the window may close before the click returns.
  const closed = profile.waitForEvent('close');
  await profile.getByRole('button', { name: 'Guardar perfil' }).click();
  await closed;
  await (await menuLink(page, 'Ajustes', 'Municipios')).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await settled(page);
});

test('a closed sign-in window is reported at once, and can be reopened', async ({ page }) => {
  await page.goto(`${world.app}/sign-in`);
  await (await open(page)).close();
  await expect(page.getByText('La ventana para entrar se cerró')).toBeVisible({ timeout: 5000 });
  await fillIn(await open(page, () => page.getByRole('button', { name: 'Reintentar' }).click()));
  await expect(heading(page, 'Inicio')).toBeVisible();
});

test('a blocked sign-in window is reported at once, in the user’s language', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${world.app}/sign-in`);
  await page.getByRole('button', { name: ENTER }).click();
  await expect(page.getByText('El navegador no dejó abrir la ventana para entrar.')).toBeVisible({ timeout: 5000 });
  await expect(page.getByText(/popup_window_error|empty_window_error|An Error Occurred/)).toHaveCount(0);
});

test('an account without an institutional identity signs in with e-mail and password', async ({ page }) => {
  await page.goto(`${world.app}/estado?page=1`);
  await page.getByRole('button', { name: 'Entrar con correo y contraseña' }).click();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await page.getByLabel('Correo electrónico').fill('farmacia@example.org');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(heading(page)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Editar mi perfil' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await choose(page, 'Mi cuenta');
  await expect(page.getByRole('heading', { name: 'Contraseña' })).toBeVisible();
  // No provider window opens for an account that signed in with a password.
  await choose(page, 'Cerrar sesión');
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
  expect(await stored(page)).toEqual([]);
});
