import { readFile } from 'node:fs/promises';
import { linesOf, pdfPages } from '../support/server/pdf-text';
import type { Json } from '../support/web/api';
import { chooseMore } from '../support/web/choose-more';
import { menuLink } from '../support/web/menu';
import { expect, settled, test } from '../support/web/test';

test('the stock card is opened from a stock record, and saved as a PDF with the same content', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  const stocks = await api.get<Json[]>('/inventario/inventario?pageSize=1&sortBy=movimientos&sortDir=desc');
  const stock = stocks[0]!;
  await signInAs('su');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto(`/inventario/${String(stock['inventarioId'])}`);
  await chooseMore(page, 'Tarjeta de kardex');
  await expect(page).toHaveURL(
    new RegExp(
      `/reportes/tarjeta-kardex\\?almacenId=${String(stock['almacenId'])}&insumoId=${String(stock['insumoId'])}`,
    ),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Tarjeta de kardex' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Saldo inicial' })).toBeVisible();
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total).toContainText(Number(stock['existencia']).toLocaleString('es-MX'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Tarjeta de kardex( \d{4}-\d\d-\d\d)*\.pdf$/);
  const pages = (await pdfPages(await readFile(await download.path()))).map(linesOf);
  const whole = pages.flat().join('\n');
  for (const said of [String(stock['insumoClave']), String(stock['almacenNombre']), 'Saldo inicial', 'Autorizó'])
    expect(whole).toContain(said);
  expect(whole).toContain(`Página ${pages.length} de ${pages.length}`);
  await expect(page.getByText('Archivo descargado.')).toBeVisible();
});

test('the card starts with the keeper’s own warehouse, and is found in the menu', async ({ page, signInAs }) => {
  await signInAs('almacen.unidad');
  await page.goto('/reportes/tarjeta-kardex');
  await settled(page);
  await expect(page.getByRole('combobox', { name: 'Almacén' })).not.toHaveValue('');
  await expect(page.getByText('Elija los datos del reporte')).toBeVisible();
  await expect(await menuLink(page, 'Reportes', 'Tarjeta de kardex')).toBeVisible();
});

test('on a phone the buttons of a report wrap and nothing is cut off', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('su');
  await page.goto('/reportes/nivel-abasto?por=ALMACEN');
  const pdf = page.getByRole('button', { name: 'Descargar PDF' });
  await expect(pdf).toBeVisible();
  for (const name of ['Descargar CSV', 'Descargar Excel', 'Descargar PDF']) {
    const box = (await page.getByRole('button', { name }).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
});
