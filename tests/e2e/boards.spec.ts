import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

const tiles = '[class*="tiles"] > li';

test('a board shows figures of its place and period, and each links to as many records as it states', async ({
  page,
  signInAs,
}) => {
  await signInAs('farmacia');
  await page.goto('/tableros/farmacia');
  await expect(page.getByRole('heading', { level: 1, name: 'Farmacia' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'De dónde son las cifras' })).toHaveValue(/Farmacia/);
  await settled(page);
  await expect(page.getByText('No se pudo cargar.')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  for (const title of ['Recetas recibidas', 'Claves sin existencia', 'Recetas por surtir']) {
    const tile = page.locator(tiles).filter({ hasText: title });
    const figure = await tile.locator('b').innerText();
    await tile.getByRole('link').click();
    await expect(page.getByText(new RegExp(`^${figure} registros?$`))).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Farmacia' })).toBeVisible();
  }

  // The same figure in its report.
  const received = page.locator(tiles).filter({ hasText: 'Recetas recibidas' }).locator('b');
  await expect(received).not.toHaveText('');
  const month = await received.innerText();
  await page.getByRole('link', { name: 'Abrir el reporte «Farmacia»' }).first().click();
  await expect(page.locator(tiles).filter({ hasText: 'Recetas recibidas' }).locator('b')).toHaveText(month);
  await page.goBack();

  await page.getByRole('button', { name: '7 días' }).click();
  await expect(page).toHaveURL(/periodo=7D/);
  await expect(received).not.toHaveText(month);
});

test('a user adds lists and reports to a personal board, orders it, and removes it', async ({ page, signInAs }) => {
  const name = `Mi mañana ${Date.now()}`;
  await signInAs('oficina.central');
  await page.goto('/solicitud?filter=%7B%22urgente%22%3Atrue%7D');
  await settled(page);
  await page.getByRole('button', { name: /^Vistas/ }).click();
  await page.getByRole('button', { name: 'Agregar a un tablero' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar a un tablero' });
  await dialog.getByLabel('Título de la tarjeta').fill('Solicitudes urgentes');
  await dialog.getByLabel('Tablero', { exact: true }).selectOption('Un tablero nuevo…');
  await dialog.getByLabel('Nombre del tablero').fill(name);
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText(`Se agregó a «${name}».`)).toBeVisible();

  await page.goto('/reportes/oficina-central?desde=2026-01-01');
  await page.getByRole('button', { name: 'Agregar a un tablero' }).click();
  await dialog.getByLabel('Qué agregar').selectOption('Abasto en el mapa');
  await dialog.getByLabel('Tablero', { exact: true }).selectOption(name);
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText(`Se agregó a «${name}».`)).toBeVisible();

  await page.goto('/tableros');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Abasto en el mapa' })).toBeVisible();
  const urgent = page.locator(tiles).filter({ hasText: 'Solicitudes urgentes' });
  const count = await urgent.locator('b').innerText();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await urgent.getByRole('link').click();
  await expect(page.getByText(new RegExp(`^${count} registros?$`))).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Editar tablero' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar tablero' });
  await editor.getByRole('button', { name: 'Quitar «Solicitudes urgentes»' }).click();
  await editor.getByRole('button', { name: 'Guardar tablero' }).click();
  await expect(page.getByText('Tablero guardado.')).toBeVisible();
  await expect(urgent).toHaveCount(0);
  await page.getByRole('button', { name: 'Editar tablero' }).click();
  await editor.getByRole('button', { name: 'Eliminar tablero' }).click();
  await expect(editor.getByText(`¿Eliminar el tablero «${name}»?`)).toBeVisible();
  await editor.getByRole('button', { name: 'Eliminar tablero' }).click();
  await expect(page).toHaveURL(/\/tableros$/);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
});

test.describe('a board of another profile', () => {
  test('shows a message', async ({ page, signInAs }) => {
    await signInAs('enfermeria.centrales');
    await page.goto('/tableros/direccion');
    await expect(page.getByRole('heading', { level: 1, name: 'No tiene permiso' })).toBeVisible();
  });
});
