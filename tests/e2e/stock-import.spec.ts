import { readFile } from 'node:fs/promises';
import { violations } from '../support/web/axe';
import { fileCells } from '../support/server/file-cells';
import { expect, settled, test } from '../support/web/test';

const HEAD = 'Clave,Número de lote,Caducidad,Existencia,Costo unitario';

test('a warehouse’s opening stock comes from its template: checked, corrected, previewed, applied once', async ({
  page,
  signInAs,
  api,
}) => {
  const clave = `IMP-${Date.now() % 1_000_000}`;
  const [like] = await api.get<Record<string, unknown>[]>('/catalogos/almacen?pageSize=1');
  const { almacenId } = (await api.create('/catalogos/almacen', {
    clave,
    nombre: `Almacén ${clave}`,
    tipo: 'ALMACEN_UNIDAD',
    unidadId: like!['unidadId'],
    responsablePersonalId: like!['responsablePersonalId'],
  })) as { almacenId: number };
  const supplies = await api.get<{ insumoId: number; clave: string }[]>('/catalogos/insumo?pageSize=3&sortBy=clave');
  for (const { insumoId } of supplies)
    await api.create('/inventario/insumo-configuracion', {
      almacenId,
      insumoId,
      minimo: 1,
      puntoReorden: 2,
      maximo: 3,
    });
  const [first, second, third] = supplies.map((supply) => supply.clave);

  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await signInAs('su');
  await page.goto('/inventario');
  await page.getByRole('button', { name: 'Importar existencias' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Almacén/ }).fill(clave);
  await page.getByRole('option', { name: new RegExp(clave) }).click();
  await dialog.getByRole('button', { name: 'Continuar' }).click();

  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar la plantilla de Excel' }).click(),
  ]);
  const cells = await fileCells(await readFile(await template.path()));
  expect(cells.slice(1).map(([code]) => code)).toEqual([first, second, third]);

  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'existencias.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [HEAD, `${first},L-1,12-2032,40,2.50`, `${second},L-2,31-12-2032,muchas,1`, `${third},,,,`].join('\r\n'),
    ),
  });
  const amount = dialog.getByRole('textbox', { name: 'Existencia, renglón 3' });
  await expect(amount).toHaveValue('muchas');
  await settled(page);
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([]);
  await amount.fill('5');
  await dialog.getByRole('button', { name: 'Comprobar de nuevo' }).click();

  const preview = dialog.getByRole('region', { name: 'Cómo quedará la existencia' });
  await expect(preview.getByRole('row').filter({ hasText: first })).toContainText('+40');
  await expect(preview.getByRole('row').filter({ hasText: '2 insumos' })).toContainText('+45');
  await expect(dialog.getByText(/como inventario inicial/)).toBeVisible();
  await settled(page);
  expect(await violations(page, { within: '[role="dialog"]' })).toEqual([]);
  const stocked = () =>
    api.get<{ existencia: number }[]>(
      `/inventario/inventario/lote?filterBy=${encodeURIComponent(Buffer.from(JSON.stringify({ almacenId })).toString('base64'))}`,
    );
  expect(await stocked()).toHaveLength(0);

  await dialog.getByLabel('Observaciones').fill('Arranque del almacén');
  await dialog.getByRole('button', { name: 'Aplicar 2 renglones' }).click();
  await expect(dialog.getByText('Se aplicaron 2 renglones', { exact: false })).toBeVisible();
  expect((await stocked()).map(({ existencia }) => existencia).toSorted((a, b) => a - b)).toEqual([5, 40]);
  await dialog.getByRole('link', { name: /^IMP-/ }).click();
  await expect(page.getByText('Arranque del almacén')).toBeVisible();
  await expect(page.getByText('Aplicada').first()).toBeVisible();
});
