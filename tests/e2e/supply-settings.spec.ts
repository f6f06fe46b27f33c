import type { InsumoConfiguracion } from '#generated/shared/types.gen';
import type { Api } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

const PATH = '/inventario/insumo-configuracion';
const filterBy = (filter: object) => encodeURIComponent(Buffer.from(JSON.stringify(filter)).toString('base64'));
const listOf = (filter: object) =>
  `/insumo-configuracion?perPage=100&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const setting = (api: Api, id: number) => api.get<InsumoConfiguracion>(`${PATH}/${id}`);

/** Returns settings of one supply that no other test changes, with a manual use. */
async function used(api: Api, at: number, several: number): Promise<readonly InsumoConfiguracion[]> {
  const warehouses = await api.get<{ almacenId: number }[]>(
    `/catalogos/almacen?pageSize=50&filterBy=${filterBy({ tipo: ['ALMACEN_JURISDICCIONAL', 'ALMACEN_REGIONAL'] })}`,
  );
  const { almacenId } = warehouses[at]!;
  const found = await api.get<InsumoConfiguracion[]>(
    `${PATH}?pageSize=${several}&sortBy=insumoClave&sortDir=desc&filterBy=${filterBy({ almacenId })}`,
  );
  for (const [index, { insumoConfiguracionId }] of found.entries())
    await api.change(`${PATH}/${insumoConfiguracionId}`, {
      minimo: 1,
      puntoReorden: 2,
      maximo: index === 0 ? 900_000 : 3,
      cpmManual: 304 + index,
      motivoCpm: 'Temporada de influenza.',
    });
  return Promise.all(found.map(({ insumoConfiguracionId }) => setting(api, insumoConfiguracionId)));
}

test('suggested levels are compared, accepted in bulk, and undone', async ({ page, api, signInAs }) => {
  const settings = await used(api, 0, 3);
  await signInAs('su');
  await page.goto(listOf({ almacenId: settings[0]!.almacenId, conSugerencia: true, cpmManual: undefined }));
  await expect(page.getByRole('row').filter({ hasText: 'Bajar' })).not.toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Subir' })).not.toHaveCount(0);
  for (const { nombreGenerico, insumoClave } of settings) {
    const row = page.getByRole('row').filter({ hasText: insumoClave! });
    await expect(row, nombreGenerico!).toBeVisible();
    await row.getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Aceptar sugerencias' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aceptar 3 sugerencias' });
  await expect(dialog.getByRole('row')).toHaveCount(4);
  // Safety stock of half a month of 304 pieces.
  await expect(dialog.getByRole('row').nth(3)).toContainText(/1 → 15\d.*→.*→/);
  await settled(page);
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);

  // After a concurrent change of one setting, no unreviewed suggestion is accepted.
  await api.change(`${PATH}/${settings[1]!.insumoConfiguracionId}`, { diasEntrega: 30 });
  await dialog.getByRole('button', { name: 'Aceptar 3' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Otra persona modificó');
  await dialog.getByRole('button', { name: 'Revisar otra vez' }).click();
  await dialog.getByRole('button', { name: 'Aceptar 3' }).click();
  const strip = page.getByRole('region', { name: 'Última acción' });
  await expect(strip).toContainText('Se editaron 3 registros');
  for (const { insumoConfiguracionId } of settings) {
    const now = await setting(api, insumoConfiguracionId);
    expect(now).toMatchObject({ sugerencia: 'IGUAL', minimo: now.minimoSugerido, maximo: now.maximoSugerido });
  }
  await strip.getByRole('button', { name: 'Deshacer' }).click();
  await expect(strip).toContainText('Se devolvieron los valores de 3 registros');
  expect(await setting(api, settings[0]!.insumoConfiguracionId)).toMatchObject({ minimo: 1, maximo: 900_000 });
});
test.use({ expectedStatuses: [412] });

test('a setting shows a suggested correction with its reason, applied with one button', async ({
  page,
  api,
  signInAs,
}) => {
  const [one] = await used(api, 1, 1);
  await signInAs('su');
  await page.goto(`/insumo-configuracion/${one!.insumoConfiguracionId}`);
  const why = page.getByRole('region', { name: '¿Por qué?' });
  await expect(why).toContainText('consumo escrito a mano, 304 al mes: «Temporada de influenza.»');
  const levels = why.getByRole('table', { name: 'Niveles actuales y sugeridos' });
  await expect(levels.getByRole('row', { name: /^Máximo/ })).toContainText('900,000');
  await expect(levels.getByRole('row', { name: /^Mínimo/ })).toContainText(/mes(es)? de consumo, a 304 piezas al mes/);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aceptar sugerencia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar sugerencia' }).click();
  await expect(page.getByText('Como está').first()).toBeVisible();
  expect(await setting(api, one!.insumoConfiguracionId)).toMatchObject({
    maximo: one!.maximoSugerido,
    sugerencia: 'IGUAL',
  });
});

test('supplies used without a setting are listed, and added with the suggested levels', async ({
  page,
  api,
  signInAs,
}) => {
  const warehouses = await api.get<{ almacenId: number }[]>(
    `/catalogos/almacen?pageSize=50&filterBy=${filterBy({ tipo: ['ALMACEN_JURISDICCIONAL', 'ALMACEN_REGIONAL'] })}`,
  );
  const { almacenId } = warehouses[2]!;
  const [first] = await api.get<InsumoConfiguracion[]>(
    `${PATH}?pageSize=1&filterBy=${filterBy({ almacenId, conSugerencia: true })}`,
  );
  await api.remove(`${PATH}/${first!.insumoConfiguracionId}`);
  await signInAs('su');
  await page.goto(listOf({ almacenId }));
  await page.getByRole('button', { name: 'Sin configurar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claves sin configurar' });
  const row = dialog.getByRole('row').filter({ hasText: first!.insumoClave! });
  await expect(row).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Agregar' })).toBeDisabled();
  await settled(page);
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
  await row.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(row).toBeHidden();
  const again = await setting(api, first!.insumoConfiguracionId);
  expect(again).toMatchObject({ activo: true, maximo: again.maximoSugerido, sugerencia: 'IGUAL' });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
});
