import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

const PATH = '/inventario/solicitud';

/** A request of the unit's warehouse that asked for 4 pieces of two supplies and got 4 and 1. */
async function arrivedShort(baseURL: string): Promise<{ solicitudId: number; folio: string }> {
  const [unit, office, state] = (await Promise.all(
    ['almacen.unidad', 'oficina.central', 'almacen.estatal'].map((profile) => Api.signIn(baseURL, profile)),
  )) as [Api, Api, Api];
  const earlier = (
    await unit.get<{ almacenSolicitanteId: number; almacenSurtidorId: number; almacenSurtidorNombre: string }[]>(
      `${PATH}?pageSize=100`,
    )
  ).find(({ almacenSurtidorNombre }) => almacenSurtidorNombre === 'Almacén Estatal')!;
  const filter = Buffer.from(JSON.stringify({ almacenId: earlier.almacenSurtidorId })).toString('base64');
  const stock = await state.get<{ insumoId: number; disponible: number }[]>(
    `/inventario/inventario?pageSize=200&filterBy=${encodeURIComponent(filter)}`,
  );
  const supplies = stock.filter(({ disponible }) => disponible >= 20).slice(0, 2);
  const { solicitudId } = await unit.create(PATH, {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: earlier.almacenSolicitanteId,
    almacenSurtidorId: earlier.almacenSurtidorId,
    lineas: supplies.map(({ insumoId }) => ({ insumoId, cantidadSolicitada: 4 })),
  });
  const at = `${PATH}/${String(solicitudId)}`;
  const lines = ({ lineas }: Json, values: (index: number) => Json) => ({
    lineas: (lineas as Json[]).map(({ solicitudDetalleId }, index) => ({ solicitudDetalleId, ...values(index) })),
  });
  await unit.step(at, 'enviar');
  const taken = await office.step(at, 'tomar');
  await office.step(
    at,
    'autorizar',
    lines(taken, () => ({ cantidadAutorizada: 4 })),
  );
  const picking = await state.step(at, 'iniciar-surtimiento');
  await state.step(
    at,
    'confirmar-surtido',
    lines(picking, (index) => ({ cantidadSurtida: index === 0 ? 4 : 1, motivoFaltante: 'No alcanzó la existencia' })),
  );
  await state.step(at, 'embarcar', { remision: { fecha: '2026-01-10', transportista: 'Fletes', cajas: 1 } });
  const { folio } = await unit.step(
    at,
    'recibir',
    lines(picking, (index) => ({ cantidadRecibida: index === 0 ? 4 : 1 })),
  );
  return { solicitudId: Number(solicitudId), folio: String(folio) };
}

test('what did not come is asked for at one press, edited at once, and asked for no second time', async ({
  page,
  baseURL,
  signInAs,
}) => {
  test.slow();
  const { solicitudId, folio } = await arrivedShort(baseURL!);
  await signInAs('almacen.unidad');
  await page.goto(`/solicitud/${solicitudId}`);
  await expect(page.getByText('Pendiente: 3 piezas de 1 clave.')).toBeVisible();
  await settled(page);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Pendiente: 3 piezas de 1 clave.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }

  await page.getByRole('button', { name: 'Pedir lo pendiente' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pedir lo pendiente/ });
  await expect(dialog).toContainText('Podrá revisarlo antes de enviarlo.');
  await dialog.getByRole('button', { name: 'Pedir lo pendiente' }).click();

  await expect(page).toHaveURL(/\/solicitud\/\d+\/editar$/);
  await expect(page.getByLabel('Justificación', { exact: false })).toHaveValue(`Pendiente de la solicitud ${folio}.`);
  const grid = page.getByRole('grid', { name: 'Insumos solicitados' });
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(grid).toContainText('3');
  await page.goto(page.url().replace('/editar', ''));
  await expect(page.getByText('Borrador', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: folio }).click();
  await expect(page).toHaveURL(new RegExp(`/solicitud/${solicitudId}$`));
  const told = page.getByText('Lo pendiente se pidió en la solicitud');
  await expect(told).toBeVisible();
  await expect(told).toContainText('Borrador');
  await expect(page.getByText(/^Pendiente: /)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pedir lo pendiente' })).toHaveCount(0);
  await settled(page);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  await told.getByRole('link').click();
  await expect(page.getByText(folio).first()).toBeVisible();
});
