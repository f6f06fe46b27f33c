import { readFile } from 'node:fs/promises';
import { uniqueCode } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, test } from '../support/web/test';

test.slow();

test('a long report is made in the background and downloaded; a scheduled kept report is made each week', async ({
  page,
  api,
  signInAs,
}) => {
  const name = `Lotes ${uniqueCode('RG')}`;
  const { filasTotal } = await api.get<{ filasTotal: number }>('/reportes/inventario-reporte?porLote=true');
  expect(filasTotal).toBeGreaterThan(5000);
  await signInAs('su');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto('/reportes/inventario-reporte?porLote=true');

  await page.getByRole('button', { name: 'Guardar reporte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar reporte' });
  await dialog.getByLabel('Nombre').fill('   ');
  await expect(dialog.getByRole('button', { name: 'Guardar', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel('Cuándo se prepara').selectOption('SEMANAL');
  await expect(dialog.getByText('por correo no viajan datos')).toBeVisible();
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(`Se guardó «${name}».`)).toBeVisible();

  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  await expect(page.getByText('se prepara en segundo plano')).toBeVisible();
  await page.getByRole('link', { name: 'Mis reportes y archivos' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis reportes y archivos' })).toBeVisible();
  const file = page.getByRole('region', { name: 'Archivos' }).getByRole('listitem').first();
  await expect(file).toContainText('Inventario valuado');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  // A heading before the rows and totals after them. A name with a line break adds no line here.
  expect(lines).toHaveLength(filasTotal + 2);

  const kept = page.getByRole('region', { name: 'Guardados' }).getByRole('listitem').filter({ hasText: name });
  await expect(kept).toContainText('Cada lunes a las 6:00');
  expect(await violations(page)).toEqual([]);
  await kept.getByRole('button', { name: `Cambiar «${name}»` }).click();
  const change = page.getByRole('dialog', { name: 'Cambiar el reporte guardado' });
  await change.getByLabel('Cuándo se prepara').selectOption('NINGUNA');
  await change.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(kept).not.toContainText('Cada lunes');
  await kept.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/inventario-reporte\?porLote=true/);
  await page.goBack();
  await kept.getByRole('button', { name: `Quitar «${name}»` }).click();
  await expect(kept).toHaveCount(0);
  await file.getByRole('button', { name: 'Quitar «Inventario valuado»' }).click();
  await expect(page.getByText(/^Se quitó «/)).toBeVisible();
});
