import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in';
import { startProcess } from '../support/start-process';
import { uniqueCode } from '../support/web/api';
import { demoFolder } from '../support/web/demo-folder';
import { expect, test } from '../support/web/test';

const OFFERED = /Hay un borrador (?:de «[^»]+», )?del \d{2}-\d{2}-\d{4}/;

const recover = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Recuperar' }).click();

/** Waits longer than the delay before a draft is written. */
const settle = (page: Page) => page.waitForTimeout(700);

/** Signs in through the form: an init script that restores the token would undo the sign-out. */
async function enter(page: Page, profile = 'su@example.org'): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Correo electrónico').fill(profile);
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

/** Returns the drafts in the browser's database, as text. */
function storedDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('red-salud.borradores');
        request.onsuccess = () => {
          const all = request.result.transaction('borradores').objectStore('borradores').getAll();
          all.onsuccess = () =>
            resolve((all.result as { data: ArrayBuffer }[]).map(({ data }) => new TextDecoder('latin1').decode(data)));
        };
      }),
  );
}

test.describe('a half-filled form', () => {
  test('survives a reload, and is restored or discarded as chosen @core', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/paciente/create');
    await page.locator('[id="campo-persona.nombre"]').fill('María Fernanda');
    await page.getByRole('tab', { name: 'Contactos' }).click();
    await page.getByRole('button', { name: 'Agregar a Contactos' }).click();
    await page.getByLabel('Nombre completo').fill('Rosa Elena');
    // Reloads at once, so that the last keystrokes are newer than the delay.
    await page.reload();
    await expect(page.getByText(OFFERED)).toContainText('«María Fernanda');
    await expect(page.locator('[id="campo-persona.nombre"]')).toHaveValue('');
    await recover(page);
    await expect(page.getByText(OFFERED)).toHaveCount(0);
    await expect(page.locator('[id="campo-persona.nombre"]')).toHaveValue('María Fernanda');
    await expect(page.getByRole('tab', { name: 'Contactos' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Rosa Elena');

    await page.reload();
    await page.getByRole('status').getByRole('button', { name: 'Descartar' }).click();
    await expect(page.locator('[id="campo-persona.nombre"]')).toHaveValue('');
    await settle(page);
    await page.reload();
    await expect(page.locator('[id="campo-persona.nombre"]')).toHaveValue('');
    await expect(page.getByText(OFFERED)).toHaveCount(0);
  });

  test('belongs to one patient: the next patient’s form neither shows nor changes it @core', async ({
    page,
    api,
    signInAs,
  }) => {
    await signInAs('su');
    await page.goto('/especialidad/create');
    const [nombre, clave] = [page.getByLabel('Nombre'), page.getByLabel('Clave')];
    await nombre.fill('De la primera');
    await page.reload();
    const code = uniqueCode('SEG');
    // Ignores the offer: the typed values are of another record.
    await expect(page.getByText(OFFERED)).toBeVisible();
    await expect(nombre).toHaveValue('');
    await clave.fill(code);
    await nombre.fill(`Segunda ${code}`);
    await page.getByRole('button', { name: 'Crear especialidad' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Segunda ${code}` })).toBeVisible();
    await page.goto('/especialidad/create');
    await expect(page.getByText(OFFERED)).toContainText('De la primera');
    // The values typed before the restore become the next offered draft.
    await nombre.fill('Tercera');
    await recover(page);
    await expect(nombre).toHaveValue('De la primera');
    await expect(page.getByText(OFFERED)).toContainText('Tercera');
    await page.getByRole('status').getByRole('button', { name: 'Descartar' }).click();
    const first = uniqueCode('PRI');
    await clave.fill(first);
    await page.getByRole('button', { name: 'Crear especialidad' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'De la primera' })).toBeVisible();
    await settle(page);
    expect(await storedDrafts(page)).toEqual([]);
    const filterBy = Buffer.from(JSON.stringify({ clave: first })).toString('base64');
    expect(await api.get(`/catalogos/especialidad?filterBy=${encodeURIComponent(filterBy)}`)).toHaveLength(1);
  });

  test('is stored encrypted in the browser, and removed once it is saved', async ({ page, signInAs }) => {
    await signInAs('su');
    const code = uniqueCode('BOR');
    await page.goto('/especialidad/create');
    await page.getByLabel('Nombre').fill(`Secreta ${code}`);
    await expect.poll(() => storedDrafts(page)).toHaveLength(1);
    expect((await storedDrafts(page))[0]).not.toContain('Secreta');
    await page.getByLabel('Clave').fill(code);
    await page.getByRole('button', { name: 'Crear especialidad' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Secreta ${code}` })).toBeVisible();
    await settle(page);
    expect(await storedDrafts(page)).toEqual([]);
  });

  test('does not survive signing out', async ({ page }) => {
    await enter(page);
    await page.goto('/especialidad/create');
    await page.getByLabel('Nombre').fill('De quien se va');
    await settle(page);
    await signOut(page);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page).toHaveURL(/sign-in/);
    await enter(page);
    await page.goto('/especialidad/create');
    await expect(page.getByLabel('Nombre')).toHaveValue('');
    await expect(page.getByText(OFFERED)).toHaveCount(0);
  });

  test('requires a choice on leaving: stay, discard, or retain', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/especialidad');
    await page.getByRole('link', { name: /Crear especialidad/ }).click();
    const nombre = page.getByLabel('Nombre');
    const dialog = page.getByRole('dialog', { name: 'Tiene cambios sin guardar' });
    await nombre.fill('Se va');
    await page.goBack();
    await dialog.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect(nombre).toHaveValue('Se va');
    await page.getByRole('link', { name: 'Usuarios' }).click();
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await expect(page).toHaveURL(/\/usuario/);
    await page.goto('/especialidad/create');
    await expect(nombre).toHaveValue('');

    await nombre.fill('Se queda');
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await dialog.getByRole('button', { name: 'Salir y conservar borrador' }).click();
    await expect(page).toHaveURL(/\/especialidad(\?|$)/);
    await page.getByRole('link', { name: /Crear especialidad/ }).click();
    await expect(page.getByText(OFFERED)).toContainText('Se queda');
    await recover(page);
    await expect(nombre).toHaveValue('Se queda');
  });

  test('in two tabs is two drafts, and neither overwrites the other', async ({ page, context, signInAs }) => {
    await signInAs('su');
    await page.goto('/especialidad/create');
    await page.getByLabel('Nombre').fill('Primera pestaña');
    const second = await context.newPage();
    const { token } = { token: await page.evaluate(() => localStorage.getItem('persist:red-salud.auth')) };
    await second.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value!), token);
    await second.goto('/especialidad/create');
    await expect(second.getByLabel('Nombre')).toHaveValue('');
    await second.getByLabel('Nombre').fill('Segunda pestaña');
    await settle(second);
    await page.reload();
    await recover(page);
    await expect(page.getByLabel('Nombre')).toHaveValue('Primera pestaña');
    await second.reload();
    await recover(second);
    await expect(second.getByLabel('Nombre')).toHaveValue('Segunda pestaña');
  });
});

test.describe('a draft of a record that another person changed', () => {
  test('is merged with the other changes when the fields differ', async ({ page, api, signInAs }) => {
    await signInAs('su');
    const code = uniqueCode('BOE');
    const at = '/catalogos/especialidad';
    const { especialidadId: id } = await api.create(at, { clave: code, nombre: `Original ${code}`, tipo: 'MEDICA' });
    await page.goto(`/especialidad/${String(id)}/editar`);
    await page.getByLabel('Nombre').fill(`Mío ${code}`);
    await settle(page);
    await api.change(`${at}/${String(id)}`, { tipo: 'QUIRURGICA' });
    await page.reload();
    await recover(page);
    await expect(page.getByText('Mientras tanto otra persona cambió otros datos')).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue(`Mío ${code}`);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    expect(await api.get(`${at}/${String(id)}`)).toMatchObject({
      nombre: `Mío ${code}`,
      tipo: 'QUIRURGICA',
      version: 3,
    });
  });

  test('offers both versions when the same field was changed', async ({ page, api, signInAs }) => {
    await signInAs('su');
    const code = uniqueCode('BOC');
    const at = '/catalogos/especialidad';
    const { especialidadId: id } = await api.create(at, { clave: code, nombre: `Original ${code}` });
    await page.goto(`/especialidad/${String(id)}/editar`);
    await page.getByLabel('Nombre').fill(`Mío ${code}`);
    await settle(page);
    await api.change(`${at}/${String(id)}`, { nombre: `Suyo ${code}` });
    await page.reload();
    await recover(page);
    const dialog = page.getByRole('dialog', { name: 'Otra persona cambió este registro' });
    await expect(dialog).toContainText(`Suyo ${code}`);
    // After a reload without a decision, the draft is offered again.
    await page.reload();
    await recover(page);
    await dialog.getByRole('button', { name: 'Seguir con lo elegido' }).click();
    await expect(page.getByLabel('Nombre')).toHaveValue(`Mío ${code}`);
    expect(await api.get(`${at}/${String(id)}`)).toMatchObject({ nombre: `Suyo ${code}` });
  });
});

test.describe('when the session ends under a form', () => {
  test.use({ expectedStatuses: [401] });

  /** Fills in a form and ends its session on the server before the form is sent. */
  async function interrupted(page: Page, baseURL: string, name: string): Promise<void> {
    await enter(page);
    await page.goto('/especialidad/create');
    await page.getByLabel('Clave').fill('SES');
    await page.getByLabel('Nombre').fill(name);
    const session = await page.evaluate(
      () => JSON.parse(localStorage.getItem('persist:red-salud.auth')!) as { token: string },
    );
    await fetch(`${baseURL}/api/sign-out`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${session.token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    const save = page.getByRole('button', { name: 'Crear especialidad' });
    await expect(async () => {
      // Any request of the page detects the ended session, so the page may already have left the form.
      if (!/sign-in/.test(page.url())) await save.click({ timeout: 2000 });
      await expect(page).toHaveURL(/sign-in/, { timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('alert')).toContainText(/Su sesión terminó|Usuario no autenticado/);
    await expect(page.getByRole('alert')).toContainText(/Número de seguimiento: \S+/);
  }

  async function fillIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  test('typed values return after signing in again', async ({ page, baseURL }) => {
    await interrupted(page, baseURL!, 'Interrumpida');
    await fillIn(page, 'su@example.org');
    await expect(page).toHaveURL(/\/especialidad\/create/);
    await expect(page.getByText(OFFERED)).toBeVisible();
    await recover(page);
    await expect(page.getByLabel('Nombre')).toHaveValue('Interrumpida');
    await expect(page.getByLabel('Clave')).toHaveValue('SES');
  });

  test('another account that then signs in sees no draft, and the draft is deleted', async ({ page, baseURL }) => {
    await interrupted(page, baseURL!, 'Ajena');
    await fillIn(page, 'oficina.central@example.org');
    await expect(page).toHaveURL(/\/home$/);
    expect(await storedDrafts(page)).toEqual([]);
    await page.goto('/especialidad/create');
    await expect(page.getByLabel('Nombre')).toHaveValue('');
    await expect(page.getByText(OFFERED)).toHaveCount(0);
  });
});

test.describe('when the server restarts', () => {
  // The browser itself logs failed requests.
  test('typed values remain and are saved once', async ({ browser }) => {
    const dataDir = await demoFolder('draft');
    let server = await startProcess({ env: { DATA_DIR: dataDir } });
    const { url } = server;
    const page = await browser.newPage({ baseURL: url });
    try {
      const token = await signIn(url);
      await page.addInitScript(
        (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
        token,
      );
      const code = uniqueCode('REI');
      await page.goto('/especialidad/create');
      await page.getByLabel('Clave').fill(code);
      await page.getByLabel('Nombre').fill(`Sobrevive ${code}`);
      await server.end('SIGKILL');
      await page.getByRole('button', { name: 'Crear especialidad' }).click();
      await expect(page.getByRole('alert').first()).toContainText('No hay comunicación con el servidor');

      server = await startProcess({ env: { DATA_DIR: dataDir, PORT: new URL(url).port } });
      await page.reload();
      await expect(page.getByText(OFFERED)).toBeVisible();
      await recover(page);
      await expect(page.getByLabel('Nombre')).toHaveValue(`Sobrevive ${code}`);
      await page.getByRole('button', { name: 'Crear especialidad' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Sobrevive ${code}` })).toBeVisible();
      const filterBy = Buffer.from(JSON.stringify({ clave: code })).toString('base64');
      const saved = await page.request.get(`/api/catalogos/especialidad?filterBy=${encodeURIComponent(filterBy)}`, {
        headers: { authorization: `Bearer ${await signIn(url)}` },
      });
      expect((await saved.json()) as unknown[]).toHaveLength(1);
    } finally {
      await page.close();
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
