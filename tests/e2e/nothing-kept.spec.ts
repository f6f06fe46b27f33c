import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in';
import { startProcess, type ServerProcess } from '../support/start-process';
import { demoFolder } from '../support/web/demo-folder';
import { expect, settled, test } from '../support/web/test';

test.use({ ownContext: true, expectsFailures: true });

let dataDir: string;
let server: ServerProcess;
test.beforeAll(async () => {
  dataDir = await demoFolder('nothing-kept');
  server = await startProcess({ env: { DATA_DIR: dataDir, OFFLINE_DATA: '0' } });
});
test.afterAll(async () => {
  // A normal end would wait for connections that the browser keeps open.
  await server?.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface Stored {
  readonly databases: readonly string[];
  readonly entries: readonly string[];
  readonly cached: readonly string[];
}

/** Returns all that the browser stores of this origin. */
function storedIn(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const entries = [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).map((key) => `${key}=${storage.getItem(key) ?? ''}`),
    );
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      entries,
      cached: requests.flat().map(({ url }) => new URL(url).pathname),
    };
  });
}

test('working in a ward and a form leaves no record data in the browser', async ({ page, context }) => {
  const token = await signIn(server.url, 'enfermeria.centrales@example.org');
  await page.addInitScript(
    (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
    token,
  );
  await page.goto(`${server.url}/tableta/mis-pacientes`);
  await page.getByRole('button', { name: 'Toda la central' }).click();
  const link = page.locator('a[href^="/tableta/paciente/"][href$="/signos"]').first();
  await expect(link).toBeVisible();
  const name = (await page.getByRole('listitem').filter({ has: link }).getByRole('link').first().innerText()).split(
    '\n',
  )[0]!;
  await settled(page);
  await link.click();
  await page.getByRole('textbox', { name: /Frecuencia cardiaca/ }).fill('82');
  await page.getByRole('textbox', { name: /Frecuencia cardiaca/ }).blur();
  await settled(page);
  await page.goto(`${server.url}/tableta/mis-pacientes`);
  await page.getByRole('button', { name: 'Toda la central' }).click();
  await page.locator('a[href$="?vista=notas"]').first().click();
  await page.getByRole('button', { name: 'Escribir nota' }).click();
  const text = page.getByRole('textbox', { name: 'Habitus exterior' });
  await text.fill('Tranquila de verdad');
  await settled(page);
  // Longer than the delay before a draft is written.
  await expect.poll(() => page.evaluate(() => performance.now()), { intervals: [500] }).toBeGreaterThan(2000);

  const stored = await storedIn(page);
  expect(stored.databases.filter((database) => /borradores|dispositivo/.test(database))).toEqual([]);
  expect(stored.cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  // Session, appearance, and scroll positions under random keys.
  const known =
    /^(persist:red-salud\.auth|red-salud\.(theme|language|menu|activity|atajos)|react-router-scroll-positions)=/;
  expect(stored.entries.filter((entry) => /^react-router-scroll-positions=.*\//.test(entry))).toEqual([]);
  expect(stored.entries.filter((entry) => !known.test(entry)).map((entry) => entry.split('=')[0])).toEqual([]);
  for (const secret of [name, 'Tranquila de verdad'])
    expect(stored.entries.filter((entry) => entry.includes(secret))).toEqual([]);

  await test.step('offline it states that the work needs a connection', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    const banner = page.getByRole('status').filter({ hasText: 'Sin conexión con el servidor' });
    await expect(banner).toContainText('Este lugar no guarda nada en los dispositivos');
    await expect(page.getByText('guardado en este dispositivo')).toHaveCount(0);
    await expect(text).toHaveValue('Tranquila de verdad');
    await context.setOffline(false);
  });
  await test.step('a reload offers no draft', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Escribir nota' }).click();
    await expect(text).toHaveValue('');
    await expect(page.getByText('Hay un borrador')).toHaveCount(0);
  });
  await test.step('the list of unsent work states the same', async () => {
    await page.goto(`${server.url}/tableta/por-enviar`);
    await expect(page.getByText('Este lugar no guarda nada en los dispositivos')).toBeVisible();
    expect((await storedIn(page)).databases.filter((database) => /borradores|dispositivo/.test(database))).toEqual([]);
  });
});
