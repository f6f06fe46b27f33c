import type { Page } from '../support/screens/test';
import { expect, settled, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

const names = (page: Page) => page.locator('tbody th').allInnerTexts();

test('sorts by a column, says so, and keeps it in the address', async ({ page }) => {
  await page.goto('/estado');
  await settled(page);
  const header = page.getByRole('columnheader', { name: 'Clave INEGI' });
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await names(page))[0]).toBe('Aguascalientes');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=claveInegi/);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await header.getByRole('button').click();
  await expect(page).toHaveURL(/order=DESC/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Clave INEGI' })).toHaveAttribute('aria-sort', 'descending');
});

test('searches without accents and capitals, with the cursor brought by «/»', async ({ page }) => {
  await page.goto('/estado');
  await settled(page);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Buscar en la lista')).toBeFocused();
  await page.keyboard.type('NUEVO leon');
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
  expect(await names(page)).toEqual(['Nuevo León']);
  await expect(page).toHaveURL(/filter=/);
});

test('says when nothing matches, and what to do', async ({ page }) => {
  await page.goto('/estado');
  await page.getByLabel('Buscar en la lista').fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No encontramos estados con esa búsqueda' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('filters by a set and by a reference, shows chips, and takes them away', async ({ page }) => {
  await page.goto('/unidad');
  await settled(page);
  const before = await page.getByRole('main').getByRole('status').first().innerText();
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await panel.getByLabel('En operación').check();
  await panel.getByLabel('Tipo de unidad').fill('Hospital General');
  await page
    .getByRole('option', { name: /^Hospital General/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Listo' }).click();
  await settled(page);
  const chips = page.getByRole('group', { name: 'Filtros aplicados' });
  await expect(chips).toContainText('Estatus de operación: En operación');
  await expect(chips).toContainText('Tipo de unidad: Hospital General');
  await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText(before);
  const kinds = await page.locator('tbody tr td:nth-child(4)').allInnerTexts();
  expect(new Set(kinds)).toEqual(new Set(['Hospital General']));

  await page.reload();
  await expect(chips).toContainText('Tipo de unidad: Hospital General');
  await page.getByRole('button', { name: 'Quitar el filtro Tipo de unidad' }).click();
  await expect(chips).not.toContainText('Hospital General');
  await page.getByRole('button', { name: 'Quitar el filtro Estatus de operación' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(before);
});

test('filters by a range of dates inside an embedded record', async ({ page }) => {
  await page.goto('/paciente');
  await settled(page);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  const birth = panel.getByRole('group', { name: 'Fecha de nacimiento' });
  await birth.getByLabel('Desde').fill('01-01-1990');
  await birth.getByLabel('Hasta').fill('31-12-1990');
  await birth.getByLabel('Hasta').press('Enter');
  await panel.getByRole('button', { name: 'Listo' }).click();
  await settled(page);
  await expect(page.getByRole('group', { name: 'Filtros aplicados' })).toContainText('01-01-1990 – 31-12-1990');
  // Foreigners have none.
  const cells = await page.locator('tbody tr td:nth-child(3)').allInnerTexts();
  const curps = cells.filter((text) => /^[A-Z]{4}\d{6}/.test(text));
  expect(curps.length).toBeGreaterThan(0);
  expect(new Set(curps.map((curp) => curp.slice(4, 6)))).toEqual(new Set(['90']));
});

test('turns pages and changes their size, in the address too', async ({ page }) => {
  await page.goto('/unidad');
  await settled(page);
  const first = await names(page);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => names(page)).not.toEqual(first);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(first);
  await page.getByLabel('Registros por página').selectOption('10');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expect(page).toHaveURL(/perPage=10/);
});

test('rows are links, and arrow keys go from one to the next', async ({ page }) => {
  await page.goto('/estado');
  await settled(page);
  const links = page.locator('[data-row-link]');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  const name = await links.nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('on a phone rows are cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/estado');
  await settled(page);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('link', { name: 'Aguascalientes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aguascalientes' })).toBeVisible();
});
