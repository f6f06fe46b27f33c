import type { Page } from '@playwright/test';
import { mentionOf } from '#platform/shared/comments';
import type { Json } from '../support/web/api';
import { Api } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

const LIST = '/notificaciones/notificaciones/notificaciones-list?pageSize=100';
const SUPPLIES = '/catalogos/insumo';
/** Account without pending documents: an auditor gets notices only from mentions, which no other test makes. */
const READER = 'auditor';
const unseen = async (api: Api) => (await api.get<Json[]>(LIST)).filter(({ vista }) => vista === false);
const bell = (page: Page, count: number) => page.getByRole('button', { name: `Notificaciones: ${count} sin leer` });

/** Mentions the reader in a comment on each supply. */
async function mention(api: Api, reader: Api, supplies: readonly Json[]): Promise<void> {
  const { usuarioId, nombre } = await reader.get('/catalogos/usuario/usuario-actual');
  for (const { insumoId } of supplies)
    await api.create(`${SUPPLIES}/${String(insumoId)}/comentarios`, {
      texto: `Revise esta clave, ${mentionOf(Number(usuarioId), String(nombre))}`,
    });
}

// Both tests use the notices of the same person.
test.describe.configure({ mode: 'serial' });

test.describe('the bell', () => {
  test.beforeEach(async ({ api, baseURL }) => {
    const reader = await Api.signIn(baseURL!, READER);
    await mention(api, reader, await api.get<Json[]>(`${SUPPLIES}?pageNumber=2&pageSize=3`));
  });

  test('counts unread notices; opening one leads to its cause, and all can be marked as read @core', async ({
    page,
    baseURL,
    signInAs,
  }) => {
    const own = await Api.signIn(baseURL!, READER);
    const before = await unseen(own);
    expect(before.length).toBeGreaterThanOrEqual(3);
    const theBell = page.getByRole('button', { name: /^Notificaciones: \d+ sin leer$/ });
    await signInAs(READER);
    await page.goto('/home');
    await expect(bell(page, before.length)).toBeVisible();
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
    await expect(bell(page, before.length - 1)).toBeVisible();
    await theBell.click();
    const markAll = dialog.getByRole('button', { name: 'Marcar todas como leídas' });
    await markAll.click();
    await expect(markAll).toHaveCount(0);
    await expect(dialog.getByRole('heading', { name: 'Notificaciones' })).toBeFocused();
    expect(await unseen(own)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bell(page, 0)).toBeFocused();
  });

  test('marks as read only the listed notices, not later ones; a slow clock hides none', async ({
    page,
    api,
    baseURL,
    signInAs,
  }) => {
    const own = await Api.signIn(baseURL!, READER);
    // The clock is a day behind the server: its current time precedes every notice.
    await page.clock.install({ time: Date.now() - 86_400_000 });
    await signInAs(READER);
    await page.goto('/home');
    await page.getByRole('button', { name: /^Notificaciones: \d+ sin leer$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Notificaciones' });
    await expect(dialog.locator('li').first()).toBeVisible();
    await settled(page);
    await mention(api, own, await api.get<Json[]>(`${SUPPLIES}?pageNumber=7&pageSize=1`));
    await dialog.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await expect.poll(async () => (await unseen(own)).length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(bell(page, 1)).toBeFocused();
  });
});
