import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('oficina.central');
  await page.setViewportSize({ width: 1440, height: 900 });
});

const preview = (page: Page) => page.getByRole('region', { name: /^Vista previa de / });
const links = (page: Page) => page.locator('[data-row-link]');

test('the space bar shows a record beside the list; arrows move both; Escape and Back close it', async ({ page }) => {
  await page.goto('/inventario?perPage=10&page=1');
  await settled(page);
  const room = () => page.getByRole('table').evaluate((table) => table.parentElement!.clientWidth);
  const wide = await room();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const first = await links(page).first().innerText();
  await expect(preview(page)).toHaveAccessibleName(`Vista previa de ${first}`);
  await expect(page).toHaveURL(/[?&]ver=\d+/);
  await expect(links(page).first()).toBeFocused();
  await expect(page.locator('tr[aria-current="true"]')).toContainText(first);
  await expect(preview(page).getByText('Disponible')).toBeVisible();
  // The list makes room; it loses nothing under the preview.
  const box = (await preview(page).boundingBox())!;
  expect(box.width).toBe(480);
  expect(await room()).toBe(wide - 480);
  await settled(page);
  expect(await violations(page)).toEqual([]);

  for (const place of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(links(page).nth(place)).toBeFocused();
  }
  // Rows of one supply in several warehouses have one name: the address tells them apart.
  const fourth = await page.locator('tr[data-record]').nth(3).getAttribute('data-record');
  await expect(page).toHaveURL(new RegExp(`[?&]ver=${fourth}(?:&|$)`));
  await expect(page.locator('tr[aria-current="true"]')).toHaveCount(1);

  // The second time, the preview takes the focus; Escape returns it.
  await page.keyboard.press('Space');
  await expect(preview(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/ver=/);
  await expect(links(page).nth(3)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(preview(page)).toBeVisible();
  await page.goBack();
  await expect(preview(page)).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Inventario' })).toBeVisible();
});

test('a click on a row shows a document with its first lines; its name and «Abrir» open the page', async ({
  page,
  api,
}) => {
  const requests = await api.get<{ solicitudId: number; claves: number }[]>('/inventario/solicitud?pageSize=100');
  const long = requests.toSorted((a, b) => b.claves - a.claves)[0]!;
  await page.goto(`/solicitud?filter=${encodeURIComponent(JSON.stringify({ solicitudId: [long.solicitudId] }))}`);
  await settled(page);
  const row = page.locator(`tr[data-record="${long.solicitudId}"]`);
  await row.getByRole('cell').last().click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  const lines = preview(page).locator('tbody > tr');
  await expect(lines).toHaveCount(Math.min(long.claves, 8));
  await settled(page);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  // A reload keeps it, a view of the list does not know it.
  await page.reload();
  await expect(lines).toHaveCount(Math.min(long.claves, 8));
  await preview(page).getByRole('link', { name: 'Abrir' }).click();
  await expect(page).toHaveURL(new RegExp(`/solicitud/${long.solicitudId}$`));
  await page.goBack();
  await expect(preview(page)).toBeVisible();
  await row.locator('[data-row-link]').click();
  await expect(page).toHaveURL(new RegExp(`/solicitud/${long.solicitudId}$`));
});

test('moving the preview asks for no list again', async ({ page }) => {
  await page.goto('/inventario?perPage=10&page=1');
  await settled(page);
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/inventario/inventario') lists.push(request.url());
  });
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(preview(page)).toBeVisible();
  for (let moves = 0; moves < 4; moves += 1) await page.keyboard.press('ArrowDown');
  const fifth = await links(page).nth(4).innerText();
  await expect(preview(page)).toHaveAccessibleName(`Vista previa de ${fifth}`);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await settled(page);
  expect(lists).toEqual([]);
});

test('the preview lies over the page of a tablet, and is a sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/inventario?perPage=10&page=1');
  await settled(page);
  await page.locator('tbody tr').nth(1).getByRole('cell').nth(1).click();
  await expect(preview(page)).toBeVisible();
  const box = (await preview(page).boundingBox())!;
  expect(Math.round(box.x + box.width)).toBe(1024);
  await settled(page);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  const address = page.url();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const sheet = page.getByRole('dialog', { name: /^Vista previa de / });
  await expect(sheet).toBeVisible();
  expect((await sheet.boundingBox())!.width).toBe(390);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth)).toBe(true);
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).not.toHaveURL(/ver=/);
});

test('a view saved beside a preview does not store it, and no message names it', async ({ page }) => {
  await page.goto('/almacen');
  await settled(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText(/enlace/)).toHaveCount(0);
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.method() === 'POST' && /vista/.test(asked.url())),
    (async () => {
      await page.getByRole('button', { name: 'Vistas' }).click();
      const panel = page.getByRole('dialog', { name: 'Vistas' });
      await panel.getByRole('button', { name: 'Guardar como vista nueva' }).click();
      await panel.getByLabel('Nombre de la vista').fill(`Con vista previa ${Date.now()}`);
      await panel.getByLabel('Nombre de la vista').press('Enter');
    })(),
  ]);
  expect(request.postData()).not.toContain('"ver"');
  // Another list and back: the link to the list as last seen has no preview.
  await page.goto('/estado');
  await settled(page);
  await page.goto('/almacen');
  await settled(page);
  await expect(preview(page)).toHaveCount(0);
});
