import type { Page } from '@playwright/test';
import type { Json } from '../support/web/api';
import { Api } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

const LIST = '/notificaciones/notificaciones/notificaciones-list?pageSize=100';
const unseen = async (api: Api) => (await api.get<Json[]>(LIST)).filter(({ vista }) => vista === false);
const bell = (page: Page, count: number) => page.getByRole('button', { name: `Notificaciones: ${count} sin leer` });

test('the bell counts what is unread; opening one leads to what it is about, and all can be marked as read', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const own = await Api.signIn(baseURL!, 'almacen.estatal');
  const before = await unseen(own);
  expect(before.length).toBeGreaterThan(0);
  // Other tests may send this warehouse a request meanwhile, of which it is told as well.
  const known = new Set(before.map(({ notificacionId }) => notificacionId));
  const left = async () => (await unseen(own)).filter(({ notificacionId }) => known.has(notificacionId));
  const counted = () =>
    expect(async () => {
      await expect(bell(page, (await unseen(own)).length)).toBeVisible({ timeout: 1000 });
    }).toPass();
  const theBell = page.getByRole('button', { name: /^Notificaciones: \d+ sin leer$/ });
  await signInAs('almacen.estatal');
  await page.goto('/home');
  await counted();
  await theBell.click();
  const dialog = page.getByRole('dialog', { name: 'Notificaciones' });
  const first = dialog
    .getByRole('button')
    .filter({ hasText: String(before[0]!['titulo']) })
    .filter({ hasText: String(before[0]!['cuerpo']) })
    .first();
  await expect(first).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);

  await first.click();
  await expect(page).toHaveURL(new RegExp(`${String(before[0]!['ruta'])}$`));
  await expect.poll(async () => (await left()).length).toBe(before.length - 1);
  await counted();
  await theBell.click();
  const markAll = dialog.getByRole('button', { name: 'Marcar todas como leídas' });
  if (before.length > 1) await markAll.click();
  await expect.poll(left).toEqual([]);
  if ((await unseen(own)).length === 0) await expect(markAll).toHaveCount(0);
  await page.keyboard.press('Escape');
  await counted();
  await expect(theBell).toBeFocused();
});
