import { WEEKDAYS } from '#areas/agenda/shared/agenda/slots';
import { isoWeekday } from '#platform/shared/dates/days';
import { Api, uniqueCode, type Json } from '../../support/web/api';
import { beginDay, byMenu } from '../../support/web/days/begin-day';
import { choose, find, listed, step, warehouseOf, write } from '../../support/web/days/cells';
import { labelOf, ownSupply, stocked, type OwnSupply } from '../../support/web/days/own-supply';
import { secondReader } from '../../support/web/days/second-reader';
import { asked, authorised } from '../../support/web/days/shipped';
import { wedge } from '../../support/web/days/wedge';
import { stepDone } from '../../support/web/step-done';
import { expect, test } from '../../support/web/test';
import { today } from '../../support/today';

test.use({ ownContext: true, expectedStatuses: [409, 422], viewport: { width: 1440, height: 900 } });

const WHY = 'La caja de adelante está mojada';

test('the day of a state warehouse keeper', async ({ page, browser, baseURL, signInAs }) => {
  const day = await prepared(baseURL!);
  const { arrives, picked } = day.supplies;
  const [soon, late] = day.lots;

  await signInAs('almacen.estatal');
  await beginDay(page);

  // A supplier phones: a slot at a dock is booked and authorised.
  await byMenu(page, 'Agenda');
  await page
    .getByRole('button', { name: new RegExp(`^Libre: agendar a las .*${day.dock}`) })
    .first()
    .click();
  const booking = page.getByRole('dialog', { name: 'Pedir cita' });
  await booking.getByRole('combobox', { name: 'Proveedor' }).fill(day.supplier.rfc);
  await page.getByRole('listbox').getByRole('option').first().click();
  await booking.getByLabel('Qué se entrega o se hace').fill(`Levotiroxina ${day.dock}`);
  await booking.getByLabel('Cajas').fill('3');
  await booking.getByRole('button', { name: 'Pedir cita' }).click();
  await expect(booking).toBeHidden();
  await page.getByRole('button', { name: new RegExp(`${day.dock}.*${day.supplier.razonSocial}`) }).click();
  const appointment = page.getByRole('dialog');
  await appointment.getByRole('button', { name: 'Autorizar' }).click();
  await expect(appointment).toBeHidden();

  // Scans the delivery. The same lot with another date needs confirmation, and becomes a separate line.
  await byMenu(page, 'Recepciones de proveedor');
  await page.getByRole('link', { name: /^Crear/ }).click();
  await choose(page, 'Proveedor', day.supplier.razonSocial);
  await page.getByRole('combobox', { name: /^Cita de entrega/ }).fill(`Levotiroxina ${day.dock}`);
  await page.getByRole('listbox').getByRole('option').last().click();
  await page.getByRole('textbox', { name: /^Remisión/ }).fill(day.note);
  await page.getByLabel('Escanear o escribir una clave').focus();
  await wedge(page, labelOf(arrives.carton, { numeroLote: day.arriving, caducidad: '2029-05-31' }));
  await expect(page.getByRole('grid')).toContainText(day.arriving);
  await wedge(page, labelOf(arrives.piece, { numeroLote: day.arriving, caducidad: '2029-06-30' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('ya está en la lista con otra caducidad');
  await question.getByRole('button', { name: /Renglón nuevo: lote .*30-06-2029/ }).click();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(3);
  for (const row of [1, 2]) await write(page, row, 'Costo', '84.5');
  await page.getByRole('button', { name: 'Crear recepción de proveedor' }).click();
  const doubt = page.getByRole('dialog', { name: 'Revise estos datos' });
  await expect(doubt).toContainText(
    `El lote ${day.arriving} de este insumo ya se conoce con otra caducidad (31-05-2029).`,
  );
  await doubt.getByRole('button', { name: 'Son correctos, guardar' }).click();
  await expect(page).toHaveURL(/\/recepcion\/\d+$/);
  const receptionAt = `/inventario/recepcion/${/\d+$/.exec(page.url())![0]}`;
  await step(page, 'Pasar a inspección');
  await expect(page.getByText(stepDone('Pasar a inspección', 'En inspección'))).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  const inspection = page.getByRole('region', { name: /^Aceptar · / });
  for (const name of ['Empaque', 'Etiquetado', 'Caducidades'])
    await inspection.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Cumple', exact: true }).check();
  await inspection.getByRole('radiogroup', { name: 'Temperatura' }).getByRole('radio', { name: 'No aplica' }).check();
  await inspection.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await expect(page.getByText(stepDone('Aceptar', 'Aceptada'))).toBeVisible();

  // Picks a request by scanner: a carton of the first lot to expire, and two pieces of another lot, with the reason.
  await byMenu(page, 'Solicitudes');
  await find(page, day.request.folio);
  await step(page, 'Iniciar surtimiento');
  await page.getByRole('button', { name: 'Surtir con escáner' }).click();
  const walk = page.getByRole('dialog').first();
  await expect(walk.getByText('0 de 12 piezas · faltan 12 en un renglón')).toBeVisible();
  await wedge(page, labelOf(picked.carton, soon));
  await expect(walk.getByText('10 de 12 piezas · faltan 2 en un renglón')).toBeVisible();
  await wedge(page, labelOf(picked.carton, soon));
  await expect(walk.getByRole('alert').filter({ hasText: 'faltan 2' })).toBeVisible();
  for (const _ of [1, 2]) await wedge(page, labelOf(picked.piece, late));
  await expect(walk.getByText('12 de 12 piezas', { exact: false })).toBeVisible();
  await walk.getByRole('button', { name: 'Confirmar surtido', exact: true }).click();
  await expect(page.getByRole('grid')).toContainText(late.numeroLote);
  await write(page, 1, 'Motivo de otro lote', WHY);
  await page
    .getByRole('region', { name: /^Confirmar surtido · / })
    .getByRole('button', { name: 'Confirmar surtido' })
    .click();
  await expect(page.getByText(stepDone('Confirmar surtido', 'Surtida'))).toBeVisible();

  // The shipment leaves with a delivery note.
  await page.getByRole('button', { name: 'Embarcar', exact: true }).click();
  const note = page.getByRole('dialog');
  await note.getByRole('textbox', { name: 'Fecha de salida' }).fill(today().split('-').toReversed().join('-'));
  await note.getByLabel('Transportista').fill('Fletes O’Farrill');
  await note.getByLabel('Cajas').fill('2');
  await note.getByRole('button', { name: 'Embarcar', exact: true }).click();
  await expect(page.getByText(stepDone('Embarcar', 'En tránsito'))).toBeVisible();

  // The unit received one piece less: the difference is resolved.
  const sent = await day.unit.get<{ lineas: { solicitudDetalleId: number; lotes: Json[] }[] }>(day.request.at);
  await day.unit.step(day.request.at, 'recibir', {
    lineas: sent.lineas.map(({ solicitudDetalleId, lotes }) => ({
      solicitudDetalleId,
      cantidadRecibida: 11,
      lotes: lotes.map((lot) => ({ ...lot, cantidadRecibida: lot['numeroLote'] === late.numeroLote ? 1 : 10 })),
      diferenciaTipo: 'FALTANTE',
      diferenciaNota: 'La caja venía abierta',
    })),
  });
  await byMenu(page, 'Inicio');
  await byMenu(page, 'Solicitudes');
  await find(page, day.request.folio);
  await page.getByRole('button', { name: 'Resolver diferencias' }).click();
  const resolving = page.getByRole('region', { name: /^Resolver diferencias · / });
  await expect(resolving).toContainText('La caja venía abierta');
  await write(page, 1, 'Resolución', 'Merma');
  await resolving.getByRole('button', { name: 'Resolver diferencias' }).click();
  await expect(page.getByText(stepDone('Resolver diferencias', 'Cerrada'))).toBeVisible();
  // The unit can request the missing piece.
  await expect(page.getByText('Pendiente: 1 pieza de 1 clave.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pedir lo pendiente' })).toHaveCount(0);

  // On its own screens, the unit's keeper sees the arrived pieces, their lots, and the reason.
  const reader = await secondReader(browser, baseURL!, 'almacen.unidad');
  await reader.open(`/solicitud/${day.request.solicitudId}`);
  await expect(reader.page.getByText('Cerrada', { exact: true }).first()).toBeVisible();
  const line = reader.page
    .getByRole('table', { name: 'Insumos solicitados' })
    .getByRole('row')
    .filter({ hasText: 'Warfarina' });
  for (const text of [soon.numeroLote, late.numeroLote, WHY, 'Merma en tránsito'])
    await expect(line).toContainText(text);
  await expect(reader.page.getByText('Fletes O’Farrill')).toBeVisible();
  await expect(reader.page.getByRole('button', { name: 'Pedir lo pendiente' })).toBeVisible();
  expect(await reader.api.get(day.request.at)).toMatchObject({
    estatus: 'CERRADA',
    piezasSurtidas: 12,
    piezasRecibidas: 11,
    lineas: [
      {
        motivoNoFefo: WHY,
        diferenciaTipo: 'FALTANTE',
        diferenciaResolucion: 'MERMA_TRANSITO',
        lotes: [
          { numeroLote: soon.numeroLote, cantidad: 10 },
          { numeroLote: late.numeroLote, cantidad: 2 },
        ],
      },
    ],
  });
  await reader.close();
  const auditor = await Api.signIn(baseURL!, 'auditor');
  const held = async ({ insumoId }: OwnSupply, almacenId: number) =>
    (await listed(auditor, '/inventario/inventario/lote', { insumoId, almacenId }))
      .map(
        ({ numeroLote, caducidad, existencia }) => `${String(numeroLote)} ${String(caducidad)} ${String(existencia)}`,
      )
      .toSorted();
  expect(await held(arrives, day.own)).toEqual([`${day.arriving} 2029-05-31 10`, `${day.arriving} 2029-06-30 1`]);
  expect(await held(picked, day.own)).toEqual(
    [`${soon.numeroLote} ${soon.caducidad} 5`, `${late.numeroLote} ${late.caducidad} 18`].toSorted(),
  );
  const at = await auditor.get(receptionAt);
  expect(at).toMatchObject({ estatus: 'ACEPTADA', remision: day.note, piezas: 11, importeTotal: 929.5 });
  const [delivery] = await listed(auditor, '/agenda/agenda', { eventoId: at['eventoId'] });
  expect(delivery).toMatchObject({ estatus: 'COMPLETADA', anden: day.dock, cajas: 3 });
});

/** Creates a dock with hours today, a request to be picked, and two lots of its supply, used by this test only. */
async function prepared(baseURL: string) {
  const [su, unit, office, state] = (await Promise.all(
    ['su', 'almacen.unidad', 'oficina.central', 'almacen.estatal'].map((profile) => Api.signIn(baseURL, profile)),
  )) as [Api, Api, Api, Api];
  const [own, asking] = [await warehouseOf(state), await warehouseOf(unit)];
  const dock = uniqueCode('J');
  // A supplier can come now, at any hour of the test.
  await su.create('/agenda/agenda/horario', {
    almacenId: own,
    anden: dock,
    diaSemana: WEEKDAYS[isoWeekday(today()) - 1],
    inicio: '00:00',
    fin: '23:59',
    duracionMin: 30,
    cupo: 1,
    vigenciaDesde: today(),
    vigenciaHasta: today(1),
    excepciones: [{ fecha: today(), inicio: '00:00', fin: '23:59' }],
  });
  const [supplier] = await state.get<{ rfc: string; razonSocial: string }[]>(
    '/oficinas-centrales/proveedor?pageSize=1',
  );
  const supplies = {
    arrives: await ownSupply(su, 'Levotiroxina', { concentracion: '0.125 mg' }),
    picked: await ownSupply(su, 'Warfarina', { concentracion: '5 mg', altoRiesgo: true }),
  };
  const lots = [
    { numeroLote: uniqueCode('WA'), caducidad: '2028-03-31' },
    { numeroLote: uniqueCode('WB'), caducidad: '2029-03-31' },
  ] as const;
  await stocked(state, own, [
    { supply: supplies.picked, ...lots[0], cantidad: 15 },
    { supply: supplies.picked, ...lots[1], cantidad: 20 },
  ]);
  const at = await asked(unit, [asking, own], [[supplies.picked, 12]]);
  await unit.step(at, 'enviar');
  const { solicitudId, folio } = await authorised(office, at);
  return {
    unit,
    own,
    dock,
    supplier: supplier!,
    supplies,
    lots,
    arriving: uniqueCode('LV'),
    note: uniqueCode('REM'),
    request: { at, solicitudId, folio },
  };
}
