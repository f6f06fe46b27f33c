import { violations } from '../support/web/axe';
import { uniqueCode } from '../support/web/api';
import { brokenWords } from '../support/web/broken-words';
import { Keys } from '../support/web/keys';
import { stepDone } from '../support/web/step-done';
import { expect, settled, test } from '../support/web/test';

interface Insumo {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
  readonly redFria: boolean;
  readonly codigosBarras: readonly { readonly gtin: string }[];
}
interface Reception {
  readonly estatus: string;
  readonly folio: string;
  readonly lineas: readonly { readonly insumoId: number; readonly cantidad: number; readonly loteId: number }[];
}

/** Returns the scanner output of a GS1 DataMatrix. */
const label = ({ codigosBarras }: Insumo, lot: string) =>
  `]d201${codigosBarras[0]!.gtin.padStart(14, '0')}1732123110${lot}\u001d`;

test('a delivery is received with scanner and keyboard alone, and then is in stock', async ({
  page,
  api,
  signInAs,
}) => {
  const supplies = (await api.get<Insumo[]>('/catalogos/insumo?pageSize=60&sortBy=clave')).filter(
    ({ redFria, codigosBarras }) => !redFria && codigosBarras.length > 0,
  );
  const [first, second] = supplies;
  const [supplier] = await api.get<{ rfc: string; razonSocial: string }[]>('/oficinas-centrales/proveedor?pageSize=1');
  const [lot, other, note] = [uniqueCode('LA'), uniqueCode('LB'), uniqueCode('R')];
  await signInAs('almacen.unidad');
  const keys = new Keys(page);
  await page.goto('/recepcion/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Crear recepción de proveedor' })).toBeVisible();
  await settled(page);
  await keys.to(/^Proveedor(?!es)/);
  await keys.type(supplier!.rfc);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.on(/^Proveedor(?!es)/);
  await keys.to(/^Remisión/);
  await keys.type(note);

  await keys.to(/^Escanear o escribir una clave/);
  for (const text of [label(first!, lot), label(first!, lot), label(first!, other), label(second!, lot)]) {
    await keys.type(text);
    await keys.press('Enter');
    await keys.on(/^Escanear o escribir una clave/);
  }
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const [row, name, number, amount] of [
    [1, first!.nombreGenerico, lot, '2'],
    [2, first!.nombreGenerico, other, '1'],
    [3, second!.nombreGenerico, lot, '1'],
  ] as const) {
    await expect(rows.nth(row)).toContainText(name);
    await expect(rows.nth(row)).toContainText(number);
    await expect(rows.nth(row)).toContainText('31-12-2032');
    await expect(rows.nth(row).getByRole('gridcell').nth(3)).toContainText(amount);
  }
  // Moves into the grid, to the unit cost.
  await keys.to(new RegExp(first!.nombreGenerico));
  for (let column = 0; column < 4; column += 1) await keys.press('ArrowRight');
  for (const cost of ['10', '12.5', '8']) {
    await page.keyboard.type(cost);
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByRole('group', { name: 'Importe total' })).toContainText('40.50');
  await keys.to(/^Crear recepción de proveedor$/);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/recepcion\/\d+$/);
  const id = /\d+$/.exec(page.url())![0];

  await expect(page.getByRole('button', { name: 'Pasar a inspección' })).toBeVisible();
  await keys.to(/^Pasar a inspección$/);
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Pasar a inspección/ })).toBeVisible();
  await keys.to(/^Pasar a inspección$/, { most: 6 });
  await keys.press('Enter');
  await expect(page.getByText(stepDone('Pasar a inspección', 'En inspección'))).toBeVisible();
  await keys.on(/^Acciones del documento$/);
  await keys.to(/^Aceptar$/);
  await keys.press('Enter');
  const form = page.getByRole('region', { name: /^Aceptar · / });
  await expect(form).toBeVisible();
  for (const check of ['Empaque', 'Etiquetado', 'Caducidades', 'Temperatura']) {
    const choice = form.getByRole('radiogroup', { name: check }).getByRole('radio').first();
    for (let step = 0; step < 12 && !(await choice.evaluate((node) => node === document.activeElement)); step += 1)
      await keys.press('Tab');
    await keys.press('Space');
    await expect(choice).toBeChecked();
  }
  await keys.to(/^Aceptar$/, { most: 40 });
  await keys.press('Enter');
  await expect(page.getByText(stepDone('Aceptar', 'Aceptada'))).toBeVisible();

  const received = await api.get<Reception>(`/inventario/recepcion/${id}`);
  expect(received).toMatchObject({
    estatus: 'ACEPTADA',
    importeTotal: 40.5,
    lineas: [
      { insumoId: first!.insumoId, cantidad: 2 },
      { insumoId: first!.insumoId, cantidad: 1 },
      { insumoId: second!.insumoId, cantidad: 1 },
    ],
  });
  const lots = await Promise.all(received.lineas.map(({ loteId }) => api.get(`/inventario/inventario/lote/${loteId}`)));
  expect(lots).toMatchObject([
    { numeroLote: lot, existencia: 2, caducidad: '2032-12-31', proveedorNombre: supplier!.razonSocial },
    { numeroLote: other, existencia: 1, remision: note },
    { numeroLote: lot, existencia: 1, costoUnitario: 8 },
  ]);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => brokenWords(page), `${width}`).toEqual([]);
  }
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
});
