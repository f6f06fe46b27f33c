import { Api, uniqueCode, type Json } from '../../support/web/api';
import { beginDay, byMenu } from '../../support/web/days/begin-day';
import { cell, choose, find, listed, step, warehouseOf, write } from '../../support/web/days/cells';
import { ownSupply, stocked } from '../../support/web/days/own-supply';
import { secondReader } from '../../support/web/days/second-reader';
import { asked } from '../../support/web/days/shipped';
import { stepDone } from '../../support/web/step-done';
import { expect, test } from '../../support/web/test';
import { today } from '../../support/today';

test.use({ ownContext: true, expectedStatuses: [409, 422], viewport: { width: 1440, height: 900 } });

const PROPOSALS = '/proveedores/proveedores/propuesta-cambio-insumo';
const WHY = 'El almacén estatal solo tiene seis piezas';

test('the day of the central office', async ({ page, browser, baseURL, signInAs }) => {
  const day = await prepared(baseURL!);
  const { enough, lacking, excess, recalled } = day.supplies;

  await signInAs('oficina.central');
  await beginDay(page);

  // The network lacks some of the requested pieces: it has fourteen of twenty.
  await byMenu(page, 'Autorizar en conjunto');
  await page.getByRole('searchbox', { name: 'Buscar insumo o clave' }).fill(lacking.clave);
  const gap = page.getByRole('table', { name: 'Por clave' }).getByRole('row').filter({ hasText: lacking.clave });
  for (const [at, figure] of ['20', '6', '0', '14'].entries())
    await expect(gap.getByRole('cell').nth(at)).toHaveText(figure);

  // One request is authorised with the figures beside each line; a changed line needs a reason.
  await byMenu(page, 'Solicitudes por autorizar');
  await find(page, day.request.folio);
  await step(page, 'Tomar para revisar');
  await page.getByRole('button', { name: 'Autorizar', exact: true }).click();
  const authorising = page.getByRole('region', { name: /^Autorizar · / });
  await expect(authorising.getByRole('row').filter({ hasText: enough.clave })).toContainText(
    /Disponible solicitante12Disponible surtidor90.*Sugerida28 \(hasta el máximo de 40\)/,
  );
  await expect(authorising.getByRole('row').filter({ hasText: lacking.clave })).toContainText(
    /Disponible solicitante0Disponible surtidor6.*Sugerida40 \(hasta el máximo de 40\)/,
  );
  await write(page, 2, 'Autorizada', '6');
  await authorising.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(cell(page, 2, 'Motivo del cambio')).toHaveAttribute('aria-invalid', 'true');
  await write(page, 2, 'Motivo del cambio', WHY);
  await authorising.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(page.getByText(stepDone('Autorizar', 'Autorizada'))).toBeVisible();

  // An exchange is negotiated: all rounds stay visible, and the last one is accepted.
  await byMenu(page, 'Canjes');
  await expect(page.getByRole('heading', { level: 1, name: 'Canjes' })).toBeVisible();
  await byMenu(page, 'Propuestas de cambio');
  await find(page, day.proposal.folio);
  await page.getByRole('button', { name: 'Contraproponer' }).click();
  const answer = page.getByRole('region', { name: /^Contraproponer · / });
  await answer.getByLabel('Motivo').fill('Cien no caben: mande sesenta');
  await write(page, 1, 'Piezas que pide el almacén', '60');
  await answer.getByRole('button', { name: 'Contraproponer' }).click();
  await expect(page.getByText(stepDone('Contraproponer', 'Contrapropuesta'))).toBeVisible();
  await day.resend(80);
  await byMenu(page, 'Propuestas de cambio');
  await find(page, day.proposal.folio);
  const rounds = page.getByRole('table', { name: 'Rondas' }).getByRole('row');
  await expect(rounds.filter({ hasText: 'Propuesta del proveedor' })).toHaveCount(2);
  await expect(rounds.filter({ hasText: 'Contrapropuesta' })).toContainText('60');
  await expect(rounds.filter({ hasText: 'Propuesta del proveedor' }).first()).toContainText('100');
  await expect(rounds.filter({ hasText: 'Propuesta del proveedor' }).last()).toContainText('80');
  await step(page, 'Aceptar');
  await expect(page.getByText(stepDone('Aceptar', 'Aceptada'))).toBeVisible();

  // Sends surplus pieces to a warehouse that lacks them, after a confirmation that states their value.
  await byMenu(page, 'Redistribución');
  await choose(page, 'Insumo', excess.clave);
  const dialog = page.getByRole('dialog');
  const table = page.getByRole('table', { name: 'Redistribución' });
  await expect(table.getByRole('row')).toHaveCount(2);
  const transfer = table.getByRole('row').filter({ hasText: excess.clave });
  await expect(transfer).toContainText('$500.00');
  await transfer.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear solicitud' }).click();
  const question = page.getByRole('dialog', { name: '¿Crear y enviar la solicitud?' });
  await expect(question).toContainText('En total son 40 piezas por $500.00.');
  await question.getByRole('button', { name: 'Crear y enviar' }).click();
  const made = page.getByRole('status').filter({ hasText: 'Se creó y se envió la solicitud' });
  await made.getByRole('link').click();
  await expect(page).toHaveURL(/\/solicitud\/\d+$/);
  const transferAt = `/inventario/solicitud/${/\d+$/.exec(page.url())![0]}`;

  // A recall by number: another spelling of the number is reported before any lot is held.
  await byMenu(page, 'Alertas sanitarias');
  await page.getByRole('link', { name: 'Crear alerta sanitaria' }).click();
  await choose(page, 'Insumo', recalled.nombreGenerico);
  await page.getByRole('textbox', { name: /^Número de lote/ }).fill(`${day.lot}-7`);
  await page.getByLabel('Quién la pide').selectOption({ label: 'COFEPRIS' });
  await page.getByLabel('Clase de riesgo').selectOption({ label: 'II · Daño pasajero' });
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Partículas visibles en la solución');
  await page.getByRole('button', { name: 'Crear alerta sanitaria' }).click();
  await expect(page).toHaveURL(/\/alerta-sanitaria\/\d+$/);
  const recallAt = `/inventario/alerta-sanitaria/${/\d+$/.exec(page.url())![0]}`;
  await step(page, 'Emitir alerta');
  await expect(dialog.getByRole('alert')).toContainText(`La red también tiene o tuvo «${day.lot}-07»`);
  await dialog.getByRole('textbox', { name: /^Otras escrituras del lote/ }).fill(`${day.lot}-07`);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Emitir alerta' }).click();
  await expect(page.getByText(stepDone('Emitir alerta', 'Emitida'))).toBeVisible();

  // The state's keeper sees the decision on the keeper's own screens.
  const keeper = await secondReader(browser, baseURL!, 'almacen.estatal');
  await keeper.open(`/solicitud/${day.request.solicitudId}`);
  const lines = keeper.page.getByRole('table', { name: 'Insumos solicitados' });
  await expect(lines.getByRole('row').filter({ hasText: lacking.nombreGenerico })).toContainText(WHY);
  await expect(keeper.page.getByRole('button', { name: 'Iniciar surtimiento' })).toBeVisible();
  // No stock is reserved before picking begins.
  expect(await keeper.api.get(`/inventario/solicitud/${day.request.solicitudId}`)).toMatchObject({
    estatus: 'AUTORIZADA',
    piezasSolicitadas: 48,
    piezasAutorizadas: 34,
    lineas: [
      { insumoId: enough.insumoId, cantidadAutorizada: 28, cantidadApartada: null, motivoModificacion: null },
      { insumoId: lacking.insumoId, cantidadAutorizada: 6, cantidadApartada: null, motivoModificacion: WHY },
    ],
  });
  expect(await keeper.api.get(transferAt)).toMatchObject({
    estatus: 'ENVIADA',
    almacenSurtidorId: day.central,
    almacenSolicitanteId: day.own,
    lineas: [{ insumoId: excess.insumoId, cantidadSolicitada: 40 }],
  });
  await keeper.close();

  // The auditor reads the rounds and the held lots.
  const auditor = await secondReader(browser, baseURL!, 'auditor');
  await auditor.open(`/propuesta-cambio/${day.proposal.propuestaCambioId}`);
  await expect(auditor.page.getByText('Aceptada', { exact: true }).first()).toBeVisible();
  const { rondas, estatus } = await auditor.api.get<{ rondas: Json[]; estatus: string }>(
    `${PROPOSALS}/${day.proposal.propuestaCambioId}`,
  );
  expect(estatus).toBe('ACEPTADA');
  expect(rondas.map(({ oferta, cantidad }) => [oferta, cantidad])).toEqual([
    ['PROPUESTA', 100],
    ['CONTRAPROPUESTA', 60],
    ['PROPUESTA', 80],
  ]);
  expect(await auditor.api.get(recallAt)).toMatchObject({ estatus: 'EMITIDA', retenidas: 15 });
  expect(
    (await listed(auditor.api, '/inventario/inventario/lote', { insumoId: recalled.insumoId }))
      .map(({ numeroLote, estatus: of }) => `${String(numeroLote)} ${String(of)}`)
      .toSorted(),
  ).toEqual([`${day.lot}-07 RETIRADO`, `${day.lot}-7 RETIRADO`, `${day.lot}-77 DISPONIBLE`]);
  expect(await listed(auditor.api, '/inventario/inventario', { insumoId: recalled.insumoId })).toMatchObject([
    { existencia: 17, noDisponible: 15, disponible: 2 },
  ]);
  await auditor.close();
});

/** Creates a request, an exchange, a surplus and three lots with similar numbers, used by this test only. */
async function prepared(baseURL: string) {
  const [su, unit, state, vendor] = (await Promise.all(
    ['su', 'almacen.unidad', 'almacen.estatal', 'proveedor'].map((profile) => Api.signIn(baseURL, profile)),
  )) as [Api, Api, Api, Api];
  const [own, central] = [await warehouseOf(unit), await warehouseOf(state)];
  const tag = uniqueCode('');
  const supplies = {
    enough: await ownSupply(su, 'Metformina', { concentracion: '850 mg' }),
    lacking: await ownSupply(su, `Atorvastatina ${tag}`, { concentracion: '20 mg' }),
    excess: await ownSupply(su, 'Glibenclamida', { concentracion: '5 mg' }),
    exchanged: await ownSupply(su, 'Loratadina', { concentracion: '10 mg' }),
    recalled: await ownSupply(su, `Ketorolaco ${tag}`, { concentracion: '10 mg' }),
  };
  const levels = { minimo: 5, puntoReorden: 10, maximo: 40, mesesCobertura: 2, diasEntrega: 7, multiplo: 1 };
  for (const { insumoId } of [supplies.enough, supplies.lacking, supplies.excess])
    for (const [almacenId, maximo] of [
      [own, 40],
      [central, insumoId === supplies.excess.insumoId ? 100 : 500],
    ] as const)
      await su.create('/inventario/insumo-configuracion', { almacenId, insumoId, ...levels, maximo });
  const lot = uniqueCode('RC');
  const expiring = uniqueCode('VJ');
  await stocked(state, central, [
    { supply: supplies.enough, numeroLote: uniqueCode('ME'), caducidad: '2028-12-31', cantidad: 90 },
    { supply: supplies.lacking, numeroLote: uniqueCode('AT'), caducidad: '2028-12-31', cantidad: 6 },
    {
      supply: supplies.excess,
      numeroLote: uniqueCode('GL'),
      caducidad: '2028-12-31',
      cantidad: 300,
      costoUnitario: 12.5,
    },
  ]);
  await stocked(unit, own, [
    { supply: supplies.enough, numeroLote: uniqueCode('ME'), caducidad: '2027-12-31', cantidad: 12 },
    { supply: supplies.recalled, numeroLote: `${lot}-7`, caducidad: '2028-12-31', cantidad: 11 },
    { supply: supplies.recalled, numeroLote: `${lot}-07`, caducidad: '2028-12-31', cantidad: 4 },
    { supply: supplies.recalled, numeroLote: `${lot}-77`, caducidad: '2028-12-31', cantidad: 2 },
  ]);
  const at = await asked(
    unit,
    [own, central],
    [
      [supplies.enough, 28],
      [supplies.lacking, 20],
    ],
  );
  const { solicitudId, folio } = await unit.step(at, 'enviar');

  // A lot that expires in two months, received with its supplier's exchange letter.
  const { proveedorId } = await vendor.get<{ proveedorId: number }>('/catalogos/usuario/usuario-actual');
  const { recepcionId } = await unit.create('/inventario/recepcion', {
    almacenId: own,
    proveedorId,
    remision: expiring,
    fecha: today(),
    lineas: [
      {
        insumoId: supplies.exchanged.insumoId,
        numeroLote: expiring,
        caducidad: today(60),
        cantidad: 100,
        costoUnitario: 12,
        ivaPorcentaje: 0,
      },
    ],
  });
  const received = `/inventario/recepcion/${String(recepcionId)}`;
  const { lineas } = await unit.step<{ lineas: Json[] }>(received, 'inspeccionar');
  await unit.step(received, 'aceptar', {
    inspeccionEmpaque: 'CUMPLE',
    inspeccionEtiquetado: 'CUMPLE',
    inspeccionCaducidad: 'NO_CUMPLE',
    inspeccionTemperatura: 'NO_APLICA',
    inspeccionObservaciones: 'Caduca pronto: trae carta de canje',
    lineas: lineas.map(({ recepcionDetalleId }) => ({
      recepcionDetalleId,
      cantidadRechazada: 0,
      cartaFolio: `CC-${expiring}`,
      cartaFecha: today(),
      cartaVigenciaMeses: 6,
    })),
  });
  const [held] = await listed(unit, '/inventario/inventario/lote', { insumoId: supplies.exchanged.insumoId });
  const offered = (pieces: number) => ({
    proveedorId,
    almacenId: own,
    tipo: 'MISMO_INSUMO',
    fechaCompromiso: today(10),
    lineas: [
      {
        loteSaleId: held!['loteId'],
        cantidadSale: pieces,
        cantidadEntra: pieces,
        numeroLoteEntra: `N${expiring}`,
        caducidadEntra: '2029-06-30',
      },
    ],
  });
  const { propuestaCambioId } = await vendor.create(PROPOSALS, offered(100));
  const proposalAt = `${PROPOSALS}/${String(propuestaCambioId)}`;
  const sent = await vendor.step(proposalAt, 'enviar');
  return {
    own,
    central,
    supplies,
    lot,
    request: { solicitudId: Number(solicitudId), folio: String(folio) },
    proposal: { propuestaCambioId: Number(propuestaCambioId), folio: String(sent['folio']) },
    /** The supplier offers another number of pieces. */
    resend: async (pieces: number) => {
      const { lineas: now } = await vendor.get<{ lineas: Json[] }>(proposalAt);
      await vendor.change(proposalAt, {
        lineas: now.map((line) => ({ ...line, cantidadSale: pieces, cantidadEntra: pieces })),
      });
      await vendor.step(proposalAt, 'enviar');
    },
  };
}
