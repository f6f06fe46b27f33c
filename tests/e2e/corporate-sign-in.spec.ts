import type { Page } from '@playwright/test';
import { choose, ENTER, fillIn, stored } from '../support/oidc/people';
import { READ_SCOPE, WRITE_SCOPE } from '../support/oidc/policies';
import { startIdentityWorld, type IdentityWorld } from '../support/oidc/world';
import { uniqueCode } from '../support/web/api';
import { violations } from '../support/web/axe';
import { menuLink } from '../support/web/menu';
import { expect, settled, test } from '../support/web/test';

let world: IdentityWorld;
test.beforeAll(async () => {
  world = await startIdentityWorld('redirect');
});
test.afterAll(async () => world?.close());
test.beforeEach(async () => world.control({ accessTokenSeconds: 3_600, down: false, forget: true }));

/** Signs in from the address of a page. */
async function enter(page: Page, path = '/estado?page=1', email?: string): Promise<void> {
  await page.goto(world.app + path);
  await page.getByRole('button', { name: ENTER }).click();
  await fillIn(page, email);
}

const heading = (page: Page, name: string | RegExp = 'Estados') => page.getByRole('heading', { level: 1, name });
const renewals = async () => (await world.asked()).filter((request) => request === 'POST B2C_1_Entrada/token').length;

test('sign-in leads to the requested page, sign-out back to the gate, and no data remains @core', async ({ page }) => {
  await enter(page);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/estado\?page=1/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('persist:')))).toEqual([
    'persist:red-salud.auth',
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('msal.')))).toEqual([]);
  await choose(page, 'Cerrar sesión');
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
  await expect(page).toHaveURL(`${world.app}/sign-in`);
  expect(await stored(page)).toEqual([]);
  expect((await world.asked()).filter((request) => request.includes('session'))).not.toEqual([]);
  // The provider has also ended its session: it requests the credentials again.
  await page.getByRole('button', { name: ENTER }).click();
  await expect(heading(page, 'Proveedor de identidad')).toBeVisible();
});

test('every call carries a token with the required scope', async ({ page }) => {
  const scopes = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const [, payload] = request.headers()['authorization']?.split('.') ?? [];
    if (!request.url().startsWith(`${world.app}/api/`)) return;
    const scope = payload
      ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { scope: string }).scope
      : 'none';
    scopes.set(request.method(), (scopes.get(request.method()) ?? new Set()).add(scope));
  });
  await enter(page, '/especialidad/create');
  const code = uniqueCode('IDP');
  await expect(page.getByLabel('Nombre')).toBeVisible();
  await page.getByLabel('Clave').fill(code);
  await page.getByLabel('Nombre').fill(`Alcances ${code}`);
  await page.getByRole('button', { name: 'Crear especialidad' }).click();
  await expect(heading(page, `Alcances ${code}`)).toBeVisible();
  for (const scope of scopes.get('GET')!) expect(scope).toContain(READ_SCOPE);
  for (const scope of scopes.get('POST')!) expect(scope).toContain(WRITE_SCOPE);
});

test('an expired token is renewed silently', async ({ page }) => {
  await world.control({ accessTokenSeconds: 60 });
  await enter(page);
  await expect(heading(page)).toBeVisible();
  await settled(page);
  const before = await renewals();
  await (await menuLink(page, 'Ajustes', 'Municipios')).click();
  await expect(page.getByRole('columnheader', { name: 'Nombre', exact: true })).toBeVisible();
  await settled(page);
  expect(await renewals()).toBeGreaterThan(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('a token that the server no longer accepts', () => {
  test.use({ expectedStatuses: [401] });
  test('is exchanged for another, and the call is repeated', async ({ page }) => {
    await enter(page);
    await expect(heading(page)).toBeVisible();
    await settled(page);
    const before = await renewals();
    let refused = 0;
    await page.route('**/api/catalogos/municipio?**', async (route) => {
      refused += 1;
      if (refused > 1) return route.continue();
      return route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({ codigo: 'NO_AUTENTICADO', mensaje: 'Inicie sesión para continuar.' }),
      });
    });
    await (await menuLink(page, 'Ajustes', 'Municipios')).click();
    await expect(heading(page, 'Municipios')).toBeVisible();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    expect(refused).toBe(2);
    expect(await renewals()).toBe(before + 1);
  });

  test('ends the session when the new token is refused too, and shows the tracking number', async ({ page }) => {
    await enter(page);
    await expect(heading(page)).toBeVisible();
    await settled(page);
    await page.route('**/api/catalogos/municipio?**', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({ codigo: 'NO_AUTENTICADO', mensaje: 'InvalidUser', correlationId: 'numero-77' }),
      }),
    );
    await (await menuLink(page, 'Ajustes', 'Municipios')).click();
    await expect(page.getByRole('alert')).toContainText(
      'Usuario no autenticado o desactivado, contacte al administrador.',
    );
    await expect(page.getByRole('alert')).toContainText('numero-77');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('persist:red-salud.auth')!) as unknown)).toEqual({
      signedIn: false,
      token: null,
    });
  });
});

test.describe('a session at the provider', () => {
  // The provider refuses the refresh token.
  test.use({ expectedStatuses: [400] });
  test('that ends during work can be resumed, and typed values are still there', async ({ page }) => {
    await world.control({ accessTokenSeconds: 60 });
    await enter(page, '/especialidad/create');
    await expect(page.getByLabel('Nombre')).toBeVisible();
    await page.getByLabel('Clave').fill('IDPMED');
    await page.getByLabel('Nombre').fill('Interrumpida por el proveedor');
    await settled(page);
    await world.control({ forget: true });
    await page.getByRole('button', { name: 'Crear especialidad' }).click();
    await expect(page.getByRole('alert')).toContainText('Su sesión terminó');
    await page.getByRole('button', { name: ENTER }).click();
    await fillIn(page);
    await expect(page).toHaveURL(/\/especialidad\/create/);
    await page.getByRole('button', { name: 'Recuperar' }).click();
    await expect(page.getByLabel('Nombre')).toHaveValue('Interrumpida por el proveedor');
    await expect(page.getByLabel('Clave')).toHaveValue('IDPMED');
  });
});

test('a forgotten password leads to the provider’s page, and back to the sign-in', async ({ page }) => {
  await page.goto(`${world.app}/sign-in`);
  await page.getByRole('button', { name: ENTER }).click();
  await page.getByRole('button', { name: 'Olvidé mi clave' }).click();
  await expect(heading(page, 'Clave nueva')).toBeVisible();
  await page.getByLabel('Usuario').fill('su@example.org');
  await page.getByLabel('Clave').fill('demo1234');
  await page.getByRole('button', { name: 'Cambiar clave' }).click();
  await expect(page.getByRole('status')).toContainText('Su contraseña se cambió');
  // No token of the password policy's account is stored.
  expect((await stored(page)).filter((key) => /idtoken|accesstoken|refreshtoken/.test(key))).toEqual([]);
  await page.getByRole('button', { name: ENTER }).click();
  await fillIn(page);
  await expect(heading(page, 'Inicio')).toBeVisible();
});

test('the user’s profile is edited at the provider, and cancelling is harmless', async ({ page }) => {
  await enter(page);
  await expect(heading(page)).toBeVisible();
  await choose(page, 'Editar mi perfil');
  await expect(heading(page, 'Editar perfil')).toBeVisible();
  await expect(page.getByLabel('Usuario')).toHaveValue('su@example.org');
  await page.getByRole('button', { name: 'Guardar perfil' }).click();
  await expect(heading(page)).toBeVisible();
  await settled(page);
  await choose(page, 'Editar mi perfil');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(heading(page)).toBeVisible();
  await settled(page);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test.describe('an account outside the network', () => {
  test.use({ expectedStatuses: [401] });
  test('is refused with a reason, signed out, and can be replaced by another account', async ({ page }) => {
    await enter(page, '/home', 'nadie@example.org');
    await expect(page.getByRole('alert')).toContainText(
      'Usuario no autenticado o desactivado, contacte al administrador.',
    );
    await expect(page.getByRole('alert')).toContainText('Número de seguimiento');
    expect((await stored(page)).filter((key) => /persist:|idtoken|accesstoken|refreshtoken/.test(key))).toEqual([]);
    await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
    await fillIn(page);
    await expect(heading(page, 'Inicio')).toBeVisible();
  });
});

test.describe('an unreachable provider', () => {
  test.use({ expectsFailures: true });
  test('is reported with a retry, and does not interrupt signed-in users', async ({ page }) => {
    await world.control({ down: true });
    await page.goto(`${world.app}/estado?page=1`);
    await page.getByRole('button', { name: ENTER }).click();
    await expect(page.getByRole('alert')).toContainText(
      'An Error Occurred: No hay comunicación con el servicio de identidad.',
    );
    await world.control({ down: false });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await fillIn(page);
    await expect(heading(page)).toBeVisible();
    await settled(page);
    await world.control({ down: true });
    await (await menuLink(page, 'Ajustes', 'Municipios')).click();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    // The sign-out still works on this device.
    await choose(page, 'Cerrar sesión');
    const left = async () =>
      (await stored(page)).filter((key) => /persist:|idtoken|accesstoken|refreshtoken/.test(key));
    // Waits for the provider's unreachable sign-out page, which would interrupt an earlier navigation.
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await page.goto(`${world.app}/sign-in`);
    expect(await left()).toEqual([]);
  });
});

for (const hours of [3, -3]) {
  test(`a clock ${Math.abs(hours)} hours ${hours > 0 ? 'fast' : 'slow'} allows the sign-in`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await enter(page);
    await expect(heading(page)).toBeVisible();
    await (await menuLink(page, 'Ajustes', 'Municipios')).click();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    expect(await renewals()).toBeLessThan(4);
  });
}

test('another tab is signed in automatically, and signed out with the first', async ({ page, context }) => {
  await enter(page);
  await expect(heading(page)).toBeVisible();
  await settled(page);
  const other = await context.newPage();
  await other.goto(`${world.app}/municipio`);
  await expect(other.getByRole('row').nth(2)).toBeVisible();
  expect(await world.asked()).toContain('GET B2C_1_Entrada/auth?none');
  await choose(page, 'Cerrar sesión');
  await expect(other.getByRole('button', { name: ENTER })).toBeVisible();
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
  await expect.poll(() => stored(other)).toEqual([]);
  expect(await stored(page)).toEqual([]);
});

test('the page is accessible, in light and dark mode, wide and narrow', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${world.app}/sign-in`);
    await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
    expect(await violations(page), String(width)).toEqual([]);
  }
});

test.describe('a call that requires a fresh sign-in', () => {
  // Appearance settings are stored with the account; their update is the call that is refused.
  test.use({ expectedStatuses: [403], looksFollow: true });
  test('opens the provider in a window, and continues automatically', async ({ page }) => {
    await enter(page, '/cuenta');
    await expect(page.getByRole('region', { name: 'Sesiones abiertas' })).toBeVisible();
    await settled(page);
    let asked = 0;
    // Refuses the first call as if the sign-in were too old; in this test it is minutes old.
    await page.route('**/api/catalogos/usuario/preferencias', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      return route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ codigo: 'IDENTIDAD_SIN_CONFIRMAR', mensaje: 'Falta que confirme que es usted.' }),
      });
    });
    await page.keyboard.press('Control+K');
    await page.keyboard.type('modo oscuro');
    await expect(page.getByRole('option', { name: /modo oscuro/i })).toBeVisible();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Confirme que es usted' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Entrar otra vez' }).click({ trial: true });
    const opened = page.waitForEvent('popup');
    await question.getByRole('button', { name: 'Entrar otra vez' }).click();
    await fillIn(await opened);
    await expect(question).toHaveCount(0);
    await expect.poll(() => asked).toBe(2);
  });
});

test('after the session ends here, the provider’s tokens give no access until the person signs in', async ({
  page,
}) => {
  await enter(page);
  await expect(heading(page)).toBeVisible();
  await settled(page);
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${world.app}/api/session`) begun.push(request.method());
  });
  // Ends the session only here: the provider's session continues.
  await page.evaluate(() => localStorage.setItem('persist:red-salud.auth', '{"signedIn":false,"token":null}'));
  await page.reload();
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible();
  expect(begun).toEqual([]);
  await page.getByRole('button', { name: ENTER }).click();
  await expect(heading(page)).toBeVisible();
  expect(begun).toEqual(['POST']);
});
