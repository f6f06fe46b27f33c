import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page } from '@playwright/test';
import { choose, stored } from '../support/oidc/people';
import { Api, uniqueCode } from '../support/web/api';
import { ownNurse } from '../support/web/days/own-nurse';
import { firstOf } from '../support/web/days/people';
import { violations } from '../support/web/axe';
import { foreignTo, shownTexts } from '../support/web/foreign';
import { Keys } from '../support/web/keys';
import { linkIn, mailsTo } from '../support/web/mails';
import { menuLink } from '../support/web/menu';
import { nameless } from '../support/web/nameless';
import { expect, settled, test } from '../support/web/test';
import { catalogue } from '../support/web/texts';

const PAGES = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password?codigo=abc',
  '/reset-password#?codigo=abc&activar=1',
  '/reset-password',
];
const HOME = /^Inicio$/;

async function signIn(page: Page, email = 'su@example.org', password = 'demo1234'): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('the sign-in page needs at most 120 KB of JavaScript before it is painted @core', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/sign-in');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  const sizes = await Promise.all(
    scripts.map(async (path) => (await promisify(brotliCompress)(await readFile(`dist/web${path}`))).length),
  );
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120 * 1024);
  // No sources of the application's component library or of the provider's library.
  const sources = (
    await Promise.all(scripts.map((path) => readFile(`dist/demo${path}.map`, 'utf8').catch(() => '')))
  ).join();
  for (const part of ['@mui/', 'react-admin', 'ra-core', 'ra-ui-materialui', 'react-router', '@tanstack', '@azure'])
    expect(sources, part).not.toContain(`node_modules/${part}`);
});

for (const width of [1440, 390]) {
  test(`all pages are accessible at ${width}, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
      expect(await nameless(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
}

for (const [language, name] of [
  ['es', 'Español'],
  ['es-mx', 'Español (México)'],
  ['en', 'English'],
] as const) {
  test(`all pages speak ${name}, chosen there and kept`, async ({ page }) => {
    await page.goto('/sign-in');
    await page.locator('main select').first().selectOption({ label: name });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogue(language).get('session.title')!);
    const find = foreignTo(language);
    const profiles = new Set((await page.locator('section li').allInnerTexts()).map((text) => text.trim()));
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(find(await shownTexts(page), profiles), path).toEqual([]);
    }
  });
}

test('the keyboard alone reaches the errors and their fields, and signs in @core', async ({ page }) => {
  await page.goto('/sign-in');
  const keys = new Keys(page);
  await keys.on(/Correo electrónico/);
  await keys.press('Enter');
  await keys.on(/Correo electrónico/);
  await expect(page.getByRole('alert')).toContainText('Revise lo siguiente');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription('Escriba su contraseña.');
  await keys.to(/^Escriba su contraseña/, { key: 'Shift+Tab' });
  await keys.press('Enter');
  await keys.on(/^Contraseña/);
  await keys.type('demo1234');
  await keys.to(/Mostrar la contraseña/);
  await keys.press('Space');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await keys.to(/Correo electrónico/, { key: 'Shift+Tab' });
  await keys.type('su@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HOME);
  await keys.on(HOME);
});

test.describe('an unreachable server', () => {
  test.use({ expectsFailures: true });
  test('is reported with the tracking number', async ({ page }) => {
    await page.goto('/sign-in');
    await page.route('**/api/sign-in', (route) => route.abort());
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText('No hay comunicación con el servidor.');
    await expect(page.getByRole('alert')).toContainText(/Número de seguimiento: [\da-f-]{36}/);
    await page.unroute('**/api/sign-in');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test.describe('wrong passwords', () => {
  test.use({ expectedStatuses: [401, 429] });
  test('get the same answer until attempts are blocked, and the block is announced', async ({ page }) => {
    await page.goto('/sign-in');
    const unknown = `${uniqueCode('nadie').toLowerCase()}@example.org`;
    const alert = page.getByRole('alert');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await signIn(page, unknown, 'equivocada');
      await expect(alert).toContainText('El correo o la contraseña no son correctos');
      await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toHaveAttribute('aria-disabled', 'false');
    }
    await signIn(page, unknown, 'equivocada');
    await expect(alert).toContainText(/El correo o la contraseña no son correctos|Demasiados intentos/);
    await expect(page).toHaveURL(/\/sign-in$/);
  });
});

test.describe('a forgotten password', () => {
  test.use({ expectedStatuses: [401, 422] });
  test('is replaced with the link of a letter, once', async ({ page, baseURL }) => {
    // An account of its own: other tests sign in with those of the demo.
    const su = await Api.signIn(baseURL!, 'su');
    const { unidadId } = await firstOf(su, '/catalogos/usuario', { email: 'enfermeria@example.org' });
    const { email, password: former } = await ownNurse(baseURL!, su, 'enfermeria', unidadId);
    const invitations = await mailsTo(email);
    const password = 'tres gatos bajo la lluvia';
    await page.goto('/sign-in');
    await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
    await page.getByLabel('Correo electrónico').fill('sin arroba');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
      'Escriba un correo como nombre@ejemplo.org.',
    );
    await expect(page.getByLabel('Correo electrónico')).toBeFocused();
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('status')).toContainText(`Si hay una cuenta con ${email}`);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(invitations.length + 1);
    const link = linkIn((await mailsTo(email)).find((mail) => !invitations.includes(mail))!);

    await page.goto(link);
    await expect(page).toHaveURL(`${baseURL}/reset-password`);
    await page.getByLabel('Contraseña nueva').fill('corta');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
    await expect(page.getByLabel('Contraseña nueva')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Contraseña nueva').fill(password);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await choose(page, 'Cerrar sesión');
    await expect(page).toHaveURL(/\/sign-in$/);
    await signIn(page, email, former);
    await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos');
    await signIn(page, email, password);
    // Nursing starts at its desk; the start page is only passed.
    await expect(page).toHaveURL(/\/consulta\/signos$/);

    // Opens the link with an active session.
    await page.goto(link);
    await page.getByLabel('Contraseña nueva').fill(`${password} otra vez`);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByRole('alert')).toContainText('El vínculo ya se usó, venció o está incompleto.');
    await page.getByRole('link', { name: 'Pedir otro mensaje' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recuperar la contraseña' })).toBeVisible();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });

  test('does not reveal the existence of an account', async ({ page }) => {
    const email = `${uniqueCode('sin').toLowerCase()}@example.org`;
    for (const [path, text] of [
      ['/forgot-password', `Si hay una cuenta con ${email}`],
      ['/sign-up', `Si ${email} está registrado`],
    ] as const) {
      await page.goto(path);
      await page.getByLabel('Correo electrónico').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toContainText(text);
    }
    expect(await mailsTo(email)).toEqual([]);
  });
});

test('with blocked storage people can still work until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
    Object.defineProperty(window, 'indexedDB', blocked);
  });
  await page.goto('/sign-in');
  await signIn(page);
  await expect(page).toHaveURL(/\/home$/);
  await (await menuLink(page, 'Ajustes', 'Estados')).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('sign-out removes everything personal except language and appearance, in every tab', async ({ page, context }) => {
  await page.goto('/sign-in');
  await page.locator('main select').first().selectOption('es-mx');
  await page.locator('main select').last().selectOption('dark');
  await signIn(page);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  const other = await context.newPage();
  await other.goto('/especialidad/create');
  await other.getByLabel('Nombre').fill('De la otra pestaña');
  await page.goto('/especialidad');
  await settled(page);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('radio', { name: 'Compacta' }).check();
  await page.keyboard.press('Escape');
  await page.goto('/especialidad/create');
  await page.getByLabel('Nombre').fill('De quien se va');
  await expect
    .poll(
      async () =>
        (await stored(page)).filter((key) => key === 'db red-salud.borradores' || key.startsWith('red-salud.lista.'))
          .length,
    )
    .toBe(2);

  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tiene cambios sin guardar' });
  await expect(dialog).toContainText('Al cerrar sesión no queda en este equipo nada de lo que no ha guardado.');
  await expect(dialog.getByRole('button', { name: 'Salir y conservar borrador' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  const stays = ['mui-mode', 'red-salud.language', 'red-salud.theme'];
  await expect
    .poll(async () => (await stored(page)).filter((key) => !stays.includes(key) && !key.startsWith('mui-')))
    .toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-mx');
  // The browser history restores nothing either.
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in$/);
});
