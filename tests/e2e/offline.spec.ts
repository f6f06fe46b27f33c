import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, ownContext: true, expectsFailures: true });
// The session is not valid.
test.use({ expectedStatuses: [401] });

/** Selects the link from a patient's card to their signs. */
const SIGNS = 'a[href^="/tableta/paciente/"][href$="/signos"]';

test('a ward works without a connection, even after a restart, and its offline work arrives once', async ({
  page,
  context,
  baseURL,
  signInAs,
}) => {
  const su = await Api.signIn(baseURL!, 'su');
  await signInAs('enfermeria.centrales');
  // Only the cards are opened before. The device fetches the rest of each patient by itself, and the pages are part of the installed
  // application.
  const kept = new Set<number>();
  page.on('response', (answer) =>
    kept.add(Number(/notas-evolucion-list\?.*hospitalizacionId=(\d+)/.exec(answer.url())?.[1])),
  );
  await page.goto('/tableta/mis-pacientes');
  await page.getByRole('button', { name: 'Toda la central' }).click();
  const cards = page.getByRole('listitem').filter({ has: page.locator(SIGNS) });
  await expect(cards.first()).toBeVisible();
  const link = (await cards.first().locator(SIGNS).getAttribute('href'))!;
  const stay = Number(/\d+/.exec(link)![0]);
  await installed(page);
  await expect.poll(() => kept.has(stay), { timeout: 60_000 }).toBe(true);
  await settled(page);
  const before = await countOf(su, stay);

  await context.setOffline(true);
  await page.reload();
  await expect(cards.first()).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: 'Sin conexión con el servidor' });
  await expect(banner).toContainText('Lo que ve es de las');
  await page.getByRole('button', { name: 'Toda la central' }).click();
  await page.locator(`a[href="${link}"]`).click();
  await page.getByRole('textbox', { name: /Frecuencia cardiaca/ }).fill('82');
  await page.getByRole('button', { name: 'Guardar signos' }).click();
  await expect(page.getByText('Guardado en este dispositivo')).toBeVisible();
  await expect(banner).toContainText('1 por enviar');
  await banner.getByRole('link', { name: '1 por enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Por enviar' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Por enviar' }).getByRole('listitem')).toContainText('Signos vitales');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  // A tablet restarted after an empty battery resumes at the same page.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Por enviar' }).getByRole('listitem')).toHaveCount(1);
  expect(await countOf(su, stay)).toBe(before);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Todo llegó al servidor' })).toBeVisible();
  expect(await countOf(su, stay)).toBe(before + 1);
  await page.reload();
  await settled(page);
  expect(await countOf(su, stay)).toBe(before + 1);
});

test('a note is written offline, left, continued, and is one draft on the server', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('enfermeria.centrales');
  await page.goto('/tableta/mis-pacientes');
  await page.getByRole('button', { name: 'Toda la central' }).click();
  const link = page.locator('a[href$="?vista=notas"]').nth(2);
  await link.click();
  await page.getByRole('button', { name: 'Escribir nota' }).click();
  const text = page.getByRole('textbox', { name: 'Habitus exterior' });
  await text.fill('Tranquila');
  await installed(page);
  await settled(page);

  // Also works on the first day, without a second start of the application.
  await context.setOffline(true);
  // Unsaved input survives a crash of the tablet.
  await page.waitForTimeout(600);
  await page.reload();
  await page.getByRole('button', { name: 'Escribir nota' }).click();
  await expect(page.getByText('Hay un borrador')).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(text).toHaveValue('Tranquila');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  await text.fill('Tranquila, afebril');
  await page.getByRole('textbox', { name: 'Procedimientos realizados' }).fill('Curación');
  await page.getByRole('textbox', { name: 'Observaciones' }).fill('Sin cambios del todo');
  await page.getByRole('button', { name: 'Firmar', exact: true }).click();
  await expect(page.getByText('Firmar necesita conexión')).toBeVisible();
  await page.reload();
  const waiting = page.getByRole('list', { name: 'Notas por enviar' }).getByRole('listitem');
  await expect(waiting).toContainText('Tranquila, afebril');
  await waiting.getByRole('button', { name: 'Continuar' }).click();
  await text.fill('Tranquila, afebril, tolera la vía oral');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await settled(page);
  expect(await violations(page)).toEqual([]);

  await context.setOffline(false);
  await expect(waiting).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  const draft = page.getByRole('listitem').filter({ hasText: 'Sin cambios del todo' });
  await expect(draft).toContainText('Borrador');
  await draft.getByRole('button', { name: 'Continuar' }).click();
  await expect(text).toHaveValue('Tranquila, afebril, tolera la vía oral');
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis pacientes' })).toBeVisible();
});

test('a person who signs out with unsent work is warned, and no readable data remains', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('enfermeria.centrales');
  await page.goto('/tableta/mis-pacientes');
  await page.getByRole('button', { name: 'Toda la central' }).click();
  const link = page.locator(SIGNS).last();
  const name = await page.getByRole('listitem').filter({ has: link }).last().getByRole('link').first().textContent();
  await installed(page);
  await link.click();
  await page.getByRole('textbox', { name: /Frecuencia cardiaca/ }).fill('84');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Guardar signos' }).click();
  await expect(page.getByText('Guardado en este dispositivo')).toBeVisible();

  await page
    .getByRole('button', { name: /^Cuenta de|^Su cuenta|cuenta/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tiene registros sin enviar' });
  await expect(dialog).toContainText('1 registro quedará cifrado');
  await dialog.getByRole('button', { name: 'Salir de todos modos' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  const stores = async () => /cola:\d+|claves:\d+|respuestas:\d+/g[Symbol.match](await page.evaluate(everythingKept));
  await expect.poll(stores).toEqual(['claves:0', 'cola:1', 'respuestas:0']);
  expect((await page.evaluate(everythingKept)).includes(name!.trim())).toBe(false);
});

test('a start shows the patients before the application loads, opens the tapped link, and hides them from other accounts', async ({
  page,
  signInAs,
}) => {
  await signInAs('enfermeria.centrales');
  await page.goto('/tableta/mis-pacientes');
  const glance = page.getByText('Lo último que guardó este equipo');
  const link = page
    .getByRole('listitem')
    .filter({ has: page.locator(SIGNS) })
    .first()
    .getByRole('link')
    .first();
  const name = await link.textContent();
  await installed(page);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
  // Waits until the cards are stored, which happens in the background and encrypted.
  await page.waitForTimeout(3_000);
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });

  // Delays the code of the application.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tableta/mis-pacientes', { waitUntil: 'commit' });
  await expect(glance).toBeVisible();
  expect(await page.locator('#root').getAttribute('inert')).not.toBeNull();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: name! }).tap();
  await expect(page.getByText('Abriendo…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
  await expect(page).toHaveURL(/\/hospital\/paciente\/\d+$/);
  await expect(page.getByText('Abriendo…')).toHaveCount(0);

  await page.goto('/tableta/mis-pacientes');
  await expect(page.getByRole('button', { name: 'Toda la central' })).toBeVisible();
  await expect(glance).toHaveCount(0);

  // A session that ended elsewhere opens nothing here.
  await page.addInitScript(() =>
    localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: 'otro' })),
  );
  await page.goto('/tableta/mis-pacientes');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText(name!)).toHaveCount(0);
});

const installed = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

async function countOf(su: Api, hospitalizacionId: number): Promise<number> {
  const filter = encodeURIComponent(Buffer.from(JSON.stringify({ hospitalizacionId })).toString('base64'));
  return (await su.get<Json[]>(`/pacientes/signos?filterBy=${filter}&pageSize=200`)).length;
}

/** Returns the whole content of the device's database and the browser's storages, bytes as text, with the number of rows of each store. */
async function everythingKept(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('red-salud.dispositivo');
    request.addEventListener('success', () => resolve(request.result));
  });
  const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const store of database.objectStoreNames) {
    const rows = await new Promise<object[]>((resolve) => {
      const request = database.transaction(store).objectStore(store).getAll();
      request.addEventListener('success', () => resolve(request.result as object[]));
    });
    texts.push(`${store}:${rows.length}`);
    for (const row of rows)
      for (const value of Object.values(row))
        texts.push(value instanceof ArrayBuffer ? new TextDecoder().decode(value) : String(value));
  }
  database.close();
  return texts.join('\n');
}
