import { violations } from '../support/web/axe';
import { stepDone } from '../support/web/step-done';
import { expect, settled, test } from '../support/web/test';

test.use({ expectedStatuses: [422] });

const PATH = '/inventario/alerta-sanitaria';
const WAREHOUSE = 'Almacén HG Saltillo';

interface Lot {
  readonly loteId: number;
  readonly insumoId: number;
  readonly numeroLote: string | null;
  readonly unidadId: number;
  readonly existencia: number;
}

test('a recall is issued, holds the lot at once, and a warehouse answers it on a phone', async ({
  page,
  api,
  signInAs,
}) => {
  test.slow();
  const warehouses = await api.get<{ almacenId: number; nombre: string }[]>('/catalogos/almacen?pageSize=200');
  const { almacenId } = warehouses.find(({ nombre }) => nombre === WAREHOUSE)!;
  const filter = Buffer.from(JSON.stringify({ almacenId, estatus: ['DISPONIBLE'] })).toString('base64');
  const lots = await api.get<Lot[]>(
    `/inventario/inventario/lote?pageSize=50&sortBy=existencia&sortDir=desc&filterBy=${encodeURIComponent(filter)}`,
  );
  const lot = lots.find(({ numeroLote: number, existencia: pieces }) => pieces > 10 && number !== null)!;
  const { insumoId, numeroLote, unidadId, existencia } = lot;
  const draft = await api.create(PATH, {
    insumoId,
    numeroLote,
    unidadId,
    origen: 'COFEPRIS',
    clase: 'II',
    motivo: 'Partículas visibles en la solución inyectable',
  });
  const id = String(draft['alertaSanitariaId']);
  await signInAs('oficina.central');
  await page.goto(`/alerta-sanitaria/${id}`);
  await page.getByRole('button', { name: 'Emitir alerta' }).click();
  const confirm = page.getByRole('dialog');
  await expect(confirm).toContainText('retirado en toda la red');
  await confirm.getByRole('button', { name: 'Emitir alerta' }).click();
  await expect(page.getByText(stepDone('Emitir alerta', 'Emitida'))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: WAREHOUSE })).toBeVisible();
  expect(await api.get(`/inventario/inventario/lote/${lot.loteId}`)).toMatchObject({ estatus: 'RETIRADO' });
  await settled(page);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);

  await signInAs('almacen.unidad');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/alerta-sanitaria/${id}`);
  await page.getByRole('button', { name: 'Responder por un almacén' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Almacén' }).fill(WAREHOUSE);
  await page.getByRole('option', { name: WAREHOUSE }).click();
  await dialog.getByLabel('Piezas localizadas').fill(String(existencia - 1));
  await dialog.getByRole('button', { name: 'Responder por un almacén' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Qué pasó con las demás');
  await dialog.getByLabel('Qué pasó con las demás').fill('Una se rompió al separarlas');
  await dialog.getByRole('button', { name: 'Responder por un almacén' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Una se rompió al separarlas').first()).toBeVisible();
  expect(await api.get(`${PATH}/${id}`)).toMatchObject({ localizadas: existencia - 1 });

  await api.step(`${PATH}/${id}`, 'levantar', { conclusion: 'El laboratorio desmintió el comunicado' });
  expect(await api.get(`/inventario/inventario/lote/${lot.loteId}`)).toMatchObject({ estatus: 'DISPONIBLE' });
});
