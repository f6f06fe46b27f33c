import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/server/db/open/open-database';
import { sesion } from '#platform/server/db/system-tables';
import { freePort, startProcess, type ServerProcess } from '../support/start-process';
import { violations } from '../support/web/axe';
import { demoFolder } from '../support/web/demo-folder';
import { expect, settled, test } from '../support/web/test';

test.use({ ownContext: true, expectedStatuses: [403, 422], expectsFailures: true });

let dataDir: string;
let port: string;
let server: ServerProcess;

const start = () => startProcess({ env: { PORT: port, DATA_DIR: dataDir, SESSION_IDLE_MINUTES: '720' } });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  port = String(await freePort());
  dataDir = await demoFolder('identidad');
  server = await start();
});
test.afterAll(async () => {
  await server?.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Ages the sign-ins of all sessions by an hour while the server is stopped. */
async function waitAnHour(): Promise<void> {
  await server.end('SIGTERM');
  const database = await openDatabase({ dataDir });
  await database.orm.update(sesion).set({ probada: sql`now() - interval '1 hour'` });
  await database.close();
  server = await start();
}

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.getByLabel('Correo electrónico').fill('su@example.org');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirme que es usted' });

test('an administrator changes an e-mail an hour after sign-in: one prompt, no typed value lost @alone', async ({
  page,
}) => {
  await signIn(page, `/usuario?filter=${encodeURIComponent(JSON.stringify({ q: 'cendis@example.org' }))}`);
  await page
    .getByRole('row', { name: /cendis@example\.org/ })
    .getByRole('rowheader')
    .getByRole('link')
    .click();
  await page
    .getByRole('link', { name: 'Editar' })
    .or(page.getByRole('button', { name: 'Editar' }))
    .first()
    .click();
  const email = page.getByLabel(/^Correo electrónico/).first();
  await expect(email).toHaveValue('cendis@example.org');
  await settled(page);
  await waitAnHour();
  await email.fill('cendis.nuevo@example.org');
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click();
  await expect(question(page)).toBeVisible();
  const password = question(page).getByLabel('Contraseña de su@example.org');
  await expect(password).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await password.fill('equivocada');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('alert')).toHaveText('No es su contraseña actual.');
  // After cancelling, the form states the missing confirmation and retains the typed values.
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('falta que confirme que es usted').first()).toBeVisible();
  await expect(email).toHaveValue('cendis.nuevo@example.org');
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click();
  await question(page).getByLabel('Contraseña de su@example.org').fill('demo1234');
  await question(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('cendis.nuevo@example.org').first()).toBeVisible();
  await expect(page).toHaveURL(/\/usuario\/\d+$/);
});

test('another session is ended from the account after entering the password @alone', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, '/home');
  await signIn(page, '/cuenta');
  const section = page.getByRole('region', { name: 'Sesiones abiertas' });
  const items = section.getByRole('listitem');
  await expect(items.first()).toContainText('Este equipo');
  const before = await items.count();
  await settled(page);
  await waitAnHour();
  await items
    .nth(1)
    .getByRole('button', { name: /^Cerrar la sesión de Chrome/ })
    .click();
  await question(page).getByLabel('Contraseña de su@example.org').fill('demo1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La sesión se cerró.')).toBeVisible();
  await expect(items).toHaveCount(before - 1);
  await elsewhere.close();
});
