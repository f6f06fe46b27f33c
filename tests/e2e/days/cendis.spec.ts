import type { Page } from '@playwright/test';
import { Api, uniqueCode, type Json } from '../../support/web/api';
import { beginDay, byMenu } from '../../support/web/days/begin-day';
import { listed } from '../../support/web/days/cells';
import { labelOf, ownSupply, stocked, type OwnSupply } from '../../support/web/days/own-supply';
import { secondReader } from '../../support/web/days/second-reader';
import { wedge } from '../../support/web/days/wedge';
import { newPatient } from '../../support/web/new-patient';
import { expect, test } from '../../support/web/test';

test.use({ ownContext: true, expectedStatuses: [409, 422], viewport: { width: 1440, height: 900 } });

const EXPIRY = '2028-01-31';

test('the day of a CENDIS', async ({ page, browser, baseURL, signInAs }) => {
  const day = await prepared(baseURL!);
  const { antibiotic, insulin, tablet } = day.supplies;
  const [first, second] = day.orders;

  await signInAs('cendis');
  await beginDay(page);

  // Two orders of one bed are taken together and picked with one list, which names shortages in advance.
  await byMenu(page, 'Órdenes por surtir');
  const queued = (folio: string) => page.getByRole('listitem').filter({ hasText: folio });
  await expect(queued(first.folio)).toContainText(`${day.bed}Ñuño Ramón O’Farrill`);
  for (const { folio } of day.orders) await page.getByRole('checkbox', { name: `Elegir la orden ${folio}` }).check();
  await expect(page.getByText('2 órdenes de Medicina interna')).toBeVisible();
  await page.getByRole('button', { name: 'Tomar y surtir con una lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de surtido · Medicina interna' })).toBeVisible();
  const picked = (supply: OwnSupply) =>
    page.getByRole('list', { name: 'Insumos por surtir' }).getByRole('listitem').filter({ hasText: supply.clave });
  await expect(picked(antibiotic)).toContainText('14 piezas');
  await expect(picked(insulin)).toContainText('Alto riesgo');
  await expect(picked(insulin)).toContainText(`No hay: ${day.bed}: 2`);
  await page.getByRole('checkbox', { name: `Lote ${day.lots.antibiotic} de Ceftriaxona 1 g: ya está` }).check();

  // The patient was merged after the order was written: an allergy recorded only in the other file is shown here.
  const orders = page.getByRole('region', { name: 'Órdenes de la lista' }).getByRole('listitem');
  await orders.filter({ hasText: first.folio }).getByRole('link', { name: 'Surtir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.folio })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'Alergias: Pentrexyl' })).toBeVisible();

  // A box of another order is refused. A carton counts as ten, is undone, and counted again.
  const scanner = page.getByRole('textbox', { name: 'Escanee cada caja' });
  const ofAntibiotic = { numeroLote: day.lots.antibiotic, caducidad: EXPIRY };
  await scanner.focus();
  await wedge(page, labelOf(tablet.piece, { numeroLote: day.lots.tablet, caducidad: EXPIRY }));
  const refusal = page.getByRole('alert').filter({ hasText: 'no es de esta orden' });
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Cerrar' }).click();
  await scanner.focus();
  await wedge(page, labelOf(antibiotic.carton, ofAntibiotic));
  await expect(lineOf(page, antibiotic)).toContainText('10 / 12');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lineOf(page, antibiotic)).toContainText('12 / 12');
  await scanner.focus();
  for (const gtin of [antibiotic.carton, antibiotic.piece, antibiotic.piece])
    await wedge(page, labelOf(gtin, ofAntibiotic));
  await expect(lineOf(page, antibiotic)).toContainText('12 / 12');
  for (const _ of [1, 2, 3])
    await wedge(page, labelOf(insulin.piece, { numeroLote: day.lots.insulin, caducidad: EXPIRY }));
  await expect(lineOf(page, insulin)).toContainText('3 / 5');
  await wedge(page, labelOf(insulin.piece, { numeroLote: day.lots.insulin, caducidad: EXPIRY }));
  await expect(page.getByRole('alert').filter({ hasText: 'Alto:' })).toBeVisible();

  // A shortage needs a reason, and a high-risk supply a second person.
  await page.getByRole('combobox', { name: 'Faltan 2: ¿por qué?' }).selectOption({ label: 'Existencia insuficiente' });
  const hand = page.getByRole('button', { name: 'Entregar y terminar' });
  await verify(page, 'cendis@example.org');
  await hand.click();
  await expect(page.getByText(/otra persona/).last()).toBeVisible();
  await verify(page, 'farmacia@example.org');
  await hand.click();
  await expect(page).toHaveURL(/\/cendis$/);

  // Unit dose: seven tablets of an opened box. The prepared order is listed again among the user's own.
  await page.getByRole('button', { name: /^Las que preparo/ }).click();
  await queued(second.folio).getByRole('button', { name: 'Abrir' }).click();
  await expect(lineOf(page, tablet)).toContainText('7 / 7');
  await page.getByRole('textbox', { name: 'Escanee cada caja' }).focus();
  for (const _ of Array.from({ length: 7 })) await wedge(page, tablet.clave);
  for (const _ of [1, 2]) await wedge(page, labelOf(antibiotic.piece, ofAntibiotic));
  await expect(page.getByText('9 piezas por entregar')).toBeVisible();
  await page.getByRole('button', { name: 'Entregar y terminar' }).click();
  await expect(page).toHaveURL(/\/cendis$/);
  await expect(queued(second.folio)).toHaveCount(0);

  // The ward sees the sent pieces on its own screens, receives them, and returns those it did not use.
  const nurse = await secondReader(browser, baseURL!, 'enfermeria.centrales');
  await nurse.open(`/tableta/recepcion?hospitalizacion=${day.hospitalizacionId}`);
  const arriving = nurse.page.locator('section').filter({ has: nurse.page.getByRole('heading', { level: 2 }) });
  const ofFirst = arriving.filter({ hasText: first.folio });
  await expect(ofFirst).toContainText('se surtieron 12');
  await expect(ofFirst).toContainText('se surtieron 3');
  for (const { folio } of day.orders) {
    const card = arriving.filter({ hasText: folio });
    await card.getByLabel('Nombre de quien recibe').fill('Lourdes O’Farrill');
    await card.getByRole('button', { name: 'Recibir', exact: true }).click();
    await expect(card).toHaveCount(0);
  }
  await nurse.open(`/tableta/devolucion?hospitalizacion=${day.hospitalizacionId}`);
  const leftover = nurse.page.locator('section').filter({ hasText: first.folio });
  await leftover.getByRole('button', { name: `Más de Ceftriaxona 1 g ${day.lots.antibiotic}` }).click();
  await leftover.getByRole('button', { name: `Más de Ceftriaxona 1 g ${day.lots.antibiotic}` }).click();
  await leftover.getByLabel('Motivo de la devolución').fill('Se suspendió el antibiótico');
  await leftover.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(nurse.page.getByRole('status').filter({ hasText: 'espera a que el almacén la acepte' })).toBeVisible();

  // The return waits in the queue, and is accepted back into stock.
  await byMenu(page, 'Inicio');
  await byMenu(page, 'Órdenes por surtir');
  await page.getByRole('button', { name: /^Devoluciones/ }).click();
  await expect(queued(first.folio)).toContainText('Se suspendió el antibiótico');
  await queued(first.folio).getByRole('button', { name: 'Aceptar' }).click();
  await expect(queued(first.folio)).toHaveCount(0);

  // The remaining stock, found with the command palette.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Inventario');
  await page
    .getByRole('option', { name: /^Inventario/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/inventario$/);
  await page.getByRole('searchbox', { name: 'Buscar en la lista' }).fill(antibiotic.clave);
  await expect(
    page.getByRole('table', { name: 'Inventario' }).getByRole('row').filter({ hasText: antibiotic.clave }),
  ).toContainText('8');

  // The figures of the ward and of the ledger agree.
  await nurse.open(`/orden-cargo/${first.ordenCargoId}`);
  await expect(nurse.page.getByText('Recibida', { exact: true }).first()).toBeVisible();
  const sent = await nurse.api.get<Json & { lineas: Json[] }>(`/pacientes/orden-cargo/${first.ordenCargoId}`);
  expect(sent).toMatchObject({
    estatus: 'RECIBIDA',
    pacienteId: day.survivorId,
    firma: 'Lourdes O’Farrill',
    piezasSurtidas: 15,
    lineas: [
      { insumoId: antibiotic.insumoId, cantidadSurtida: 12, cantidadRecibida: 12, cantidadDevuelta: 2 },
      { insumoId: insulin.insumoId, cantidadSurtida: 3, cantidadRecibida: 3, cantidadDevuelta: 0 },
    ],
  });
  expect(sent['segundoVerificadorId']).not.toBe(sent['surtidaPorId']);
  expect(await nurse.api.get(`/pacientes/orden-cargo/${second.ordenCargoId}`)).toMatchObject({
    estatus: 'RECIBIDA',
    piezasSurtidas: 9,
  });
  await nurse.close();
  const auditor = await Api.signIn(baseURL!, 'auditor');
  const balance = async ({ insumoId }: OwnSupply) =>
    (await listed(auditor, '/inventario/inventario/lote', { insumoId })).map(({ existencia, libre }) => [
      existencia,
      libre,
    ]);
  expect(await balance(antibiotic)).toEqual([[8, 8]]);
  expect(await balance(insulin)).toEqual([[0, 0]]);
  expect(await balance(tablet)).toEqual([[33, 33]]);
});

const lineOf = (page: Page, supply: OwnSupply) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }), hasText: supply.clave });

async function verify(page: Page, email: string): Promise<void> {
  const verifier = page.getByRole('group', { name: 'Quien verifica' });
  await verifier.getByLabel('Correo').fill(email);
  await verifier.getByLabel('Contraseña').fill('demo1234');
}

/** Creates an inpatient whose file was merged after the orders, two authorised orders, and CENDIS stock that no other test moves. */
async function prepared(baseURL: string) {
  const [su, nurse, chief, cendis] = (await Promise.all(
    ['su', 'enfermeria.centrales', 'jefe.servicio', 'cendis'].map((profile) => Api.signIn(baseURL, profile)),
  )) as [Api, Api, Api, Api];
  const me = await cendis.get<{ almacenIds: number[] }>('/catalogos/usuario/usuario-actual');
  const { unidadId, servicioIds } = await nurse.get<{ unidadId: number; servicioIds: number[] }>(
    '/catalogos/usuario/usuario-actual',
  );
  const servicioId = servicioIds[0]!;
  const supplies = {
    antibiotic: await ownSupply(su, 'Ceftriaxona', {
      concentracion: '1 g',
      viaAdministracionDefault: 'IV',
      presentacion: 'Envase con 1 frasco ámpula',
    }),
    insulin: await ownSupply(su, 'Insulina humana rápida', {
      concentracion: '100 UI/mL',
      altoRiesgo: true,
      viaAdministracionDefault: 'SC',
      presentacion: 'Frasco ámpula con 10 mL',
    }),
    tablet: await ownSupply(su, 'Furosemida', {
      concentracion: '40 mg',
      unidadBase: 'TABLETA',
      contenidoEnvase: 1,
      fraccionable: true,
      presentacion: 'Tableta suelta',
    }),
  };
  const lots = { antibiotic: uniqueCode('CF'), insulin: uniqueCode('IN'), tablet: uniqueCode('FU') };
  await stocked(cendis, me.almacenIds[0]!, [
    { supply: supplies.antibiotic, numeroLote: lots.antibiotic, caducidad: EXPIRY, cantidad: 20 },
    { supply: supplies.insulin, numeroLote: lots.insulin, caducidad: EXPIRY, cantidad: 3 },
    { supply: supplies.tablet, numeroLote: lots.tablet, caducidad: EXPIRY, cantidad: 40 },
  ]);
  const duplicate = await newPatient(su, unidadId, 'Ñuño', 'O’Farrill', { alergiasNegadas: true });
  const survivor = await newPatient(su, unidadId, 'Ñuño Ramón', 'O’Farrill', {
    alergias: [{ sustancia: 'Pentrexyl', tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' }],
  });
  const bed = uniqueCode('JC');
  const { camaId } = await su.create('/catalogos/cama', { unidadId, servicioId, numero: bed, tipo: 'GENERAL' });
  const [physician] = await listed(su, '/catalogos/personal-medico', { unidadId, tipo: 'MEDICO' });
  const [diagnosis] = await listed(su, '/catalogos/diagnostico', { clave: 'J189' });
  const { hospitalizacionId } = await su.create('/pacientes/hospitalizacion', {
    pacienteId: duplicate['pacienteId'],
    unidadId,
    servicioId,
    origen: 'URGENCIAS',
    diagnosticoIngresoId: diagnosis!['diagnosticoId'],
    motivoIngreso: 'Neumonía',
    medicoTratanteId: physician!['personalMedicoId'],
    aislamiento: 'NINGUNO',
  });
  await su.step(`/pacientes/hospitalizacion/${String(hospitalizacionId)}`, 'ingresar', {
    camaId,
    identidadVerificada: true,
  });
  const ordered = async (...lineas: (readonly [OwnSupply, number])[]) => {
    const { ordenCargoId, folio } = await nurse.create('/pacientes/orden-cargo', {
      hospitalizacionId,
      tipo: 'ORDINARIA',
      lineas: lineas.map(([{ insumoId }, cantidadSolicitada]) => ({ insumoId, cantidadSolicitada })),
      enviar: true,
    });
    return { ordenCargoId: Number(ordenCargoId), folio: String(folio) };
  };
  const orders = [
    await ordered([supplies.antibiotic, 12], [supplies.insulin, 5]),
    await ordered([supplies.antibiotic, 2], [supplies.tablet, 7]),
  ] as const;
  await chief.create('/pacientes/orden-cargo/autorizar', { ids: orders.map(({ ordenCargoId }) => ordenCargoId) });
  const survivorId = Number(survivor['pacienteId']);
  const { version } = await su.get(`/pacientes/paciente/${survivorId}`);
  await su.create('/pacientes/paciente/fusionar', {
    sobrevivienteId: survivorId,
    duplicadoId: duplicate['pacienteId'],
    version,
    motivo: 'Es la misma persona: llegó sin identificar',
  });
  return { supplies, lots, bed, orders, survivorId, hospitalizacionId: Number(hospitalizacionId) };
}
