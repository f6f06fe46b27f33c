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
  // Nobody else in the tests works as this profile, so that its notifications are this test's alone.
  const own = await Api.signIn(baseURL!, 'almacen.estatal');
  const before = await unseen(own);
  expect(before.length).toBeGreaterThan(0);
  await signInAs('almacen.estatal');
  await page.goto('/home');
  await bell(page, before.length).click();
  const dialog = page.getByRole('dialog', { name: 'Notificaciones' });
  const first = dialog
    .getByRole('button')
    .filter({ hasText: String(before[0]!['titulo']) })
    .first();
  await expect(first).toContainText(String(before[0]!['cuerpo']));
  await settled(page);
  expect(await violations(page)).toEqual([]);

  await first.click();
  await expect(page).toHaveURL(new RegExp(`${String(before[0]!['ruta'])}$`));
  await bell(page, before.length - 1).click();
  if (before.length > 1) await dialog.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(dialog.getByRole('button', { name: 'Marcar todas como leídas' })).toHaveCount(0);
  expect(await unseen(own)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bell(page, 0)).toBeFocused();
});
