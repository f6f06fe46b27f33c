import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator';
import { choose } from '../support/oidc/people';
import { startProcess, type ServerProcess } from '../support/start-process';
import { uniqueCode, type Api } from '../support/web/api';
import { violations } from '../support/web/axe';
import { chooseMore, openMore } from '../support/web/choose-more';
import { demoFolder } from '../support/web/demo-folder';
import { Keys } from '../support/web/keys';
import { linkIn, mailsTo } from '../support/web/mails';
import { nameless } from '../support/web/nameless';
import { expect, settled, test } from '../support/web/test';

const PASSWORD = 'tres gatos bajo la lluvia';
const SECOND_STEP = 'Verificación en dos pasos';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Reads the secret that the page shows for typing. */
const shownSecret = async (page: Page): Promise<string> =>
  (await page.locator('ol code').innerText()).replaceAll(' ', '');

const shownCodes = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem').allInnerTexts();

/** Creates a new account for this test alone, because any other sign-in of its holder would need a code. */
async function invite(api: Api): Promise<{ id: number; email: string }> {
  const email = `${uniqueCode('factor').toLowerCase()}@example.org`;
  const [unit] = await api.get<{ unidadId: number }[]>('/catalogos/unidad?pageSize=1');
  const profiles = await api.get<{ perfilId: number; nombre: string }[]>('/catalogos/perfil?pageSize=100');
  const profile = profiles.find(({ nombre }) => nombre === 'Auditor');
  const { usuarioId } = await api.create('/catalogos/usuario', {
    email,
    perfilId: profile!.perfilId,
    unidadId: unit!.unidadId,
    estatus: 'INVITADO',
    persona: {
      genero: 'M',
      fechaNacimiento: '1990-01-01',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
      nombre: 'Alma',
      primerApellido: 'Reyes',
    },
  });
  return { id: usuarioId as number, email };
}

test.describe('the second factor of an account', () => {
  test.use({ live: true, expectedStatuses: [401, 422] });

  test('is set up by keyboard, required at sign-in, replaced by a recovery code, and removed by an administrator @core', async ({
    page,
    api,
    browser,
    baseURL,
  }) => {
    const { id, email } = await invite(api);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await page.goto(linkIn((await mailsTo(email))[0]!));
    await page.getByLabel('Contraseña nueva').fill(PASSWORD);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.goto('/cuenta');
    const section = page.getByRole('region', { name: 'Segundo factor' });
    await expect(section.getByRole('button', { name: 'Activar el segundo factor' })).toBeVisible();
    await settled(page);
    const keys = new Keys(page);
    await section.getByRole('button', { name: 'Activar el segundo factor' }).focus();
    await keys.press('Enter');
    await keys.on(/Contraseña actual/);
    await keys.type('otra');
    await page.keyboard.press('Enter');
    await expect(section.getByLabel('Contraseña actual')).toHaveAccessibleDescription('No es su contraseña actual.');
    await keys.press('Control+a');
    await keys.type(PASSWORD);
    await page.keyboard.press('Enter');
    await keys.on(/Prepare su aplicación/);
    await expect(section.getByRole('img', { name: /^Código QR/ })).toBeVisible();
    const secret = await shownSecret(page);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await violations(page)).toEqual([]);
    expect(await nameless(page)).toEqual([]);
    await keys.to(/^Código de la aplicación/);
    await keys.type(codeOf(secret));
    await page.keyboard.press('Enter');
    await keys.on(/Guarde sus códigos de recuperación/);
    const codes = await shownCodes(page);
    expect(codes).toHaveLength(10);
    expect(await violations(page)).toEqual([]);
    await keys.to(/Ya los guardé/);
    await keys.press('Enter');
    await expect(section).toContainText('Le quedan 10 códigos de recuperación.');
    await expect(page.getByText(codes[0]!)).toHaveCount(0);

    await choose(page, 'Cerrar sesión');
    await expect(page).toHaveURL(/\/sign-in$/);
    await signIn(page, email, PASSWORD);
    await expect(heading(page, SECOND_STEP)).toBeVisible();
    await keys.on(/Código de la aplicación/);
    const field = page.getByLabel('Código de la aplicación');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('Escriba el código.');
    await keys.type('hola');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/^El código no es correcto o ya se usó\./);
    await expect(field).toBeFocused();
    await field.fill('');
    // Uses the next code: the current one may have been used for the setup.
    const code = codeOf(secret, 1);
    await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toBeVisible();

    await choose(page, 'Cerrar sesión');
    await expect(page).toHaveURL(/\/sign-in$/);
    await signIn(page, email, PASSWORD);
    await page.getByRole('button', { name: 'Volver a la contraseña' }).click();
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    await signIn(page, email, PASSWORD);
    await page.getByRole('button', { name: /^No tengo mi teléfono/ }).click();
    await expect(page.getByLabel('Código de recuperación')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type(codes[0]!);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto('/cuenta');
    await expect(section).toContainText('Le quedan 9 códigos de recuperación.');

    const elsewhere = await browser.newContext({ baseURL: baseURL!, locale: 'es-MX' });
    const administrator = await elsewhere.newPage();
    await signIn(administrator, 'su@example.org', 'demo1234');
    await expect(administrator.getByRole('banner')).toBeVisible();
    await administrator.goto(`/usuario/${id}`);
    await settled(administrator);
    await chooseMore(administrator, 'Quitar segundo factor');
    const dialog = administrator.getByRole('dialog');
    await dialog.getByLabel(/^Motivo/).fill('Perdió su teléfono');
    await dialog.getByRole('button', { name: 'Quitar segundo factor' }).click();
    await expect(dialog).toHaveCount(0);
    await openMore(administrator);
    await expect(administrator.getByRole('menuitem', { name: 'Bloquear' })).toBeVisible();
    await expect(administrator.getByRole('menuitem', { name: 'Quitar segundo factor' })).toHaveCount(0);
    await elsewhere.close();
    await expect(page.getByText('Su sesión terminó. Inicie sesión de nuevo para continuar.')).toBeVisible();
    await signIn(page, email, PASSWORD);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test.describe('a second factor required for all accounts', () => {
  let server: ServerProcess;
  let folder: string;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    folder = await demoFolder('factor');
    if (!existsSync(path.join(folder, 'pg'))) await (await startProcess({ env: { DATA_DIR: folder } })).end('SIGTERM');
    // Demo accounts are exempt, so this turns the demo into an ordinary network.
    const database = new PGlite(path.join(folder, 'pg'));
    const { affectedRows } = await database.query(`delete from ajuste where clave = 'demo'`);
    await database.close();
    expect(affectedRows).toBe(1);
    server = await startProcess({ env: { DATA_DIR: folder, SECOND_FACTOR: 'required', DEMO: '0' } });
  });
  test.afterAll(async () => {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  test('it is set up after the password, before any page is shown', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'es-MX' });
    const page = await context.newPage();
    await signIn(page, 'su@example.org', 'demo1234');
    await expect(heading(page, SECOND_STEP)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const keys = new Keys(page);
    const secret = await shownSecret(page);
    await keys.to(/Código de la aplicación/);
    await keys.type(codeOf(secret));
    await page.keyboard.press('Enter');
    await keys.on(/Guarde sus códigos de recuperación/);
    expect(await shownCodes(page)).toHaveLength(10);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('persist:red-salud.auth'))).toBeNull();
    await keys.to(/Ya los guardé, entrar/);
    await keys.press('Enter');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto('/cuenta');
    const section = page.getByRole('region', { name: 'Segundo factor' });
    await expect(section).toContainText('Aquí todas las cuentas lo usan');
    await expect(section.getByRole('button', { name: 'Quitar el segundo factor' })).toHaveCount(0);
    await context.close();
  });
});
