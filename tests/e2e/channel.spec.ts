import type { Page } from '@playwright/test';
import { mentionOf } from '#platform/shared/comments';
import { Api, uniqueCode, type Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.use({ live: true });

/** Opens the page and waits for its channel. */
async function open(page: Page, path: string): Promise<void> {
  const greeted = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('"listo"') }),
    );
  await page.goto(path);
  await greeted;
  await settled(page);
}

test('changes by others appear without a reload: the bell, the list and the readers of the open record', async ({
  page,
  baseURL,
  signInAs,
  browser,
}) => {
  const su = await Api.signIn(baseURL!, 'su');
  await signInAs('oficina.central');
  await open(page, '/especialidad?page=1&pageSize=25&sortBy=fechaModificacion&sortDir=desc');
  const name = `Canal ${String(Date.now())}`;

  // The bell counts new notices and announces them to screen readers.
  const bell = page.getByRole('button', { name: /^Notificaciones: \d+ sin leer$/ });
  const count = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label'))!)![0]);
  const before = await count();
  const reader = await Api.signIn(baseURL!, 'oficina.central');
  const { usuarioId, nombre } = await reader.get('/catalogos/usuario/usuario-actual');
  const [supply] = await su.get<Json[]>('/catalogos/insumo?pageNumber=3&pageSize=1');
  await su.create(`/catalogos/insumo/${String(supply!['insumoId'])}/comentarios`, {
    texto: `Al momento, ${mentionOf(Number(usuarioId), String(nombre))}`,
  });
  await expect.poll(count, { timeout: 5_000 }).toBeGreaterThan(before);

  // The list updates within a second of the commit, without a reload, and retains the typed text.
  const search = page.getByRole('searchbox').first();
  const made = await su.create('/catalogos/especialidad', { clave: uniqueCode('CN'), nombre: name });
  const id = String(made['especialidadId']);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible({ timeout: 5_000 });
  await expect(search).toBeVisible();

  // The record shows who else has it open, and that they are changing it.
  const context = await browser.newContext();
  const other = await context.newPage();
  const { token } = su;
  await other.addInitScript(
    (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
    token,
  );
  await page.goto(`/especialidad/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await open(other, `${baseURL}/especialidad/${id}`);
  await expect(page.getByText(/también lo tiene abierto\.$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await other.goto(`${baseURL}/especialidad/${id}/editar`);
  await expect(page.getByText(/lo está modificando\.$/)).toBeVisible();
  await other.getByLabel('Nombre').fill(`${name} bis`);
  await other.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} bis` })).toBeVisible({ timeout: 5_000 });
  await context.close();
  await expect(page.getByText(/lo está modificando|lo tiene abierto/)).toHaveCount(0);
});
