import type { Page } from '../support/screens/test';
import { expect, settled, test } from '../support/screens/test';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('su');
  // Tests cannot reach the browser's save dialog, so the file is downloaded instead.
  await page.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

test('a batch lists refused records with their reasons; all matching records can be selected unseen', async ({
  page,
}) => {
  await open(page, '/unidad-tipo?perPage=10&page=1&order=ASC&sort=nombre&filter={}');
  await page.getByLabel('Elegir todos los de esta página').click();
  const bar = page.getByRole('region', { name: 'Registros elegidos' });
  await expect(bar).toContainText('10 elegidos');
  await bar.getByRole('button', { name: /^Elegir los \d+ que coinciden$/ }).click();
  await expect(bar).not.toContainText('10 elegidos');
  await bar.getByRole('button', { name: 'Quitar la selección' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByLabel('Elegir Almacén Estatal', { exact: true }).click();
  await bar.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('button', { name: 'Desactivar 1' }).click();
  const dialog = page.getByRole('dialog');
  const refused = dialog.getByRole('list', { name: 'Registros que no cambiaron' });
  await expect(refused).toContainText('Almacén Estatal');
  await expect(refused).toContainText('No se puede desactivar: lo usan 1 unidad');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('link', { name: 'Almacén Estatal', exact: true })).toBeVisible();
});

test('records without a value are found, and the filter states this', async ({ page }) => {
  await open(page, '/nucleo');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await panel.getByLabel('Población asignada: Sin dato').check();
  await panel.getByRole('button', { name: 'Listo' }).click();
  await settled(page);
  await expect(page.getByRole('group', { name: 'Filtros aplicados' })).toContainText('Población asignada: Sin dato');
  const place = (await page.locator('thead th').allInnerTexts()).findIndex((text) => text.includes('Población'));
  const cells = await page.locator(`tbody tr > :nth-child(${place + 1})`).allInnerTexts();
  expect(cells.length).toBeGreaterThan(0);
  for (const cell of cells) expect(cell).toContain('—');
});

test('a column with a total shows it for all matching records', async ({ page, api }) => {
  await open(page, '/nucleo?perPage=10&page=1&order=ASC&sort=nombre&filter={}');
  const all = await api.get<{ poblacionAsignada: number | null }[]>('/catalogos/nucleo?pageSize=1000');
  const sum = all.reduce((total, { poblacionAsignada }) => total + (poblacionAsignada ?? 0), 0);
  const heading = page.getByRole('columnheader', { name: /^Población asignada/ });
  await expect(heading).toContainText(`Total de los ${all.length} registros`);
  await expect(heading).toContainText(sum.toLocaleString('es-MX'));
  await expect(heading.getByRole('button')).toHaveText('Población asignada');
});

test('the keyboard can find, move, choose and open rows, and lists its keys', async ({ page }) => {
  await open(page, '/estado');
  await page.keyboard.press('j');
  const links = page.locator('[data-row-link]');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.locator('tbody input[type="checkbox"]').nth(1)).toBeChecked();
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos del teclado' });
  await expect(help).toContainText('Renglón siguiente');
  await help.getByLabel('Usar atajos de una sola tecla').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(help).toHaveCount(0);
  await links.nth(1).press('Enter');
  await expect(page).toHaveURL(/\/estado\/[A-Z]{2}$/);
});
