import type { Page } from '@playwright/test';
import { Api, uniqueCode, type Json } from '../../support/web/api';
import { beginDay, byMenu } from '../../support/web/days/begin-day';
import { listed } from '../../support/web/days/cells';
import { labelOf, ownSupply, stocked, type OwnSupply } from '../../support/web/days/own-supply';
import { secondReader } from '../../support/web/days/second-reader';
import { wedge } from '../../support/web/days/wedge';
import { newPatient } from '../../support/web/new-patient';
import { expect, settled, test } from '../../support/web/test';
import { today } from '../../support/today';

test.use({ ownContext: true, expectedStatuses: [409, 422], viewport: { width: 1440, height: 900 } });

const REASON = 'Tolerado en 2024: lo vigila su familia';
const SECOND = { email: 'cendis@example.org', password: 'demo1234' };

test('the day of a pharmacist', async ({ page, browser, baseURL, signInAs }) => {
  const day = await prepared(baseURL!);
  const { sulfa, digoxin, owed, lacking, standIn, controlled, expiring } = day.supplies;

  await signInAs('farmacia');
  await beginDay(page);

  // Opens a prescription by scanner: it shows the written doses, the allergy, and the reason for overriding it.
  await byMenu(page, 'Recetas por surtir');
  await expect(page.getByRole('textbox', { name: 'Escanee o escriba el folio de la receta' })).toBeFocused();
  await wedge(page, day.first.folio);
  await expect(page.getByRole('heading', { level: 1, name: day.first.folio })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'Alergias: Bactrim' })).toBeVisible();
  await expect(lineOf(page, sulfa).getByText(`El médico justifica: ${REASON}`)).toBeVisible();
  await expect(lineOf(page, digoxin).getByText('0.125 mg por vía oral cada 24 horas durante 30 días')).toBeVisible();

  // An unknown box blocks the counter. A carton counts as ten pieces, and a second carton is too much.
  const scanner = page.getByRole('textbox', { name: 'Escanee cada caja' });
  await expect(scanner).toBeFocused();
  await wedge(page, labelOf(expiring.piece, { numeroLote: 'XX', caducidad: '2030-01-31' }));
  const stop = page.getByRole('alertdialog');
  await expect(stop).toContainText('Ese no es');
  await stop.getByRole('button', { name: 'Entendido, la retiro' }).click();
  await scanner.focus();
  const ofSulfa = { numeroLote: day.lots.sulfa, caducidad: '2028-05-31' };
  await wedge(page, labelOf(sulfa.carton, ofSulfa));
  await expect(lineOf(page, sulfa)).toContainText('10 / 12');
  await wedge(page, labelOf(sulfa.carton, ofSulfa));
  await expect(stop).toContainText('Esa caja trae 10 piezas y solo se pueden tomar 2.');
  await stop.getByRole('button', { name: 'Entendido, la retiro' }).click();
  await scanner.focus();
  for (const gtin of [sulfa.piece, sulfa.piece]) await wedge(page, labelOf(gtin, ofSulfa));
  await wedge(page, labelOf(digoxin.piece, { numeroLote: day.lots.digoxin, caducidad: '2028-09-30' }));
  await wedge(page, owed.clave);
  await expect(lineOf(page, sulfa)).toContainText('12 / 12');
  await expect(lineOf(page, digoxin)).toContainText('1 / 1');
  await expect(lineOf(page, owed)).toContainText('1 / 3');

  // A smaller amount needs a reason; a high-risk supply is verified by another person.
  await page.getByRole('combobox', { name: 'Faltan 2 piezas: ¿por qué?' }).selectOption({ index: 1 });
  await page.getByLabel('Nombre de quien recibe').fill('María D’Angelo O’Farrill');
  await page.getByLabel('Parentesco o cargo').fill('Hija');
  await page.getByLabel('Se explicó cómo se usa').check();
  await verify(page, { email: 'farmacia@example.org', password: 'demo1234' });
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /otra persona/ })).toBeVisible();
  await verify(page, SECOND);
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se entregaron 14 piezas.' })).toContainText(
    'Quedan 2 piezas pendientes: entregue el vale.',
  );
  await expect(page.getByRole('article').filter({ hasText: 'Digoxina' })).toContainText(
    '0.125 mg por vía oral cada 24 horas',
  );
  await expect(
    page.locator('section').filter({ has: page.getByRole('heading', { name: 'Vale de pendiente' }) }),
  ).toContainText('2 × Enalapril');

  // A supply without stock: the pharmacy proposes a substitute, and the prescriber accepts it on their own screen.
  await page.getByRole('link', { name: 'Siguiente receta' }).click();
  await page.getByRole('link', { name: new RegExp(day.second.folio) }).click();
  await expect(lineOf(page, lacking)).toContainText('0 / 2');
  await lineOf(page, lacking).getByText('Proponer un sustituto a quien recetó').click();
  await lineOf(page, lacking).getByLabel('Sustituto').selectOption({ label: 'Acenocumarol 1 mg (hay 6)' });
  await lineOf(page, lacking).getByLabel('Motivo').fill('No hay en la red; de 1 mg sí hay');
  await lineOf(page, lacking).getByRole('button', { name: 'Pedir autorización' }).click();
  await expect(page.getByText('Se propuso Acenocumarol 1 mg; quien recetó aún no responde.')).toBeVisible();
  const physician = await secondReader(browser, baseURL!, 'medico');
  await physician.open(`/receta/${day.second.recetaId}`);
  const question = physician.page.getByRole('region', { name: 'La farmacia pregunta' });
  await expect(question).toContainText('No hay en la red; de 1 mg sí hay');
  await question.getByRole('button', { name: 'Autorizar sustituto' }).click();
  await physician.page.getByRole('dialog').getByRole('button', { name: 'Autorizar sustituto' }).click();
  await expect(physician.page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Recetas por surtir' }).click();
  await page.getByRole('link', { name: new RegExp(day.second.folio) }).click();
  await expect(page.getByText('En lugar de Acenocumarol 4 mg, con autorización de quien recetó')).toBeVisible();
  await wedge(page, standIn.piece);
  await wedge(page, standIn.piece);
  await expect(lineOf(page, standIn)).toContainText('2 / 2');
  // The substitute is high-risk, unlike the prescribed medicine: it cannot be dispensed without a second person.
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Se requiere una segunda persona que verifique.' }),
  ).toBeVisible();
  await verify(page, SECOND);
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se entregaron 2 piezas.' })).toBeVisible();

  // A controlled medicine: the recipient is identified by name and document.
  await page.getByRole('link', { name: 'Siguiente receta' }).click();
  await page.getByRole('link', { name: new RegExp(day.third.folio) }).click();
  await expect(page.getByRole('heading', { level: 1, name: day.third.folio })).toBeVisible();
  await wedge(page, controlled.piece);
  await verify(page, SECOND);
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'Nombre de quien recibe: Falta este dato' });
  await expect(missing).toContainText('Identificación: Falta este dato');
  await expect(page.getByLabel('Identificación')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nombre de quien recibe').fill('Zoë D’Angelo');
  await page.getByLabel('Identificación').fill('INE 0412-77');
  await verify(page, SECOND);
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se entregó 1 pieza.' })).toContainText(
    'La receta se queda en la farmacia.',
  );

  // Pending pieces arrive, and are dispensed to the waiting person.
  await stocked(day.pharmacy, day.almacenId, [
    { supply: owed, numeroLote: day.lots.arrived, caducidad: '2029-03-31', cantidad: 4 },
  ]);
  await byMenu(page, 'Pendientes por llegar');
  const waiting = page.getByRole('link', { name: new RegExp(`Enalapril 10 mg.*${day.first.folio}`) });
  await expect(waiting).toContainText('Ya hay 4');
  await waiting.click();
  await expect(lineOf(page, owed)).toContainText('2 / 2');
  await expect(page.getByRole('region', { name: /Digoxina/ })).toHaveCount(0);
  // The pending pieces are not high-risk: they need no second person.
  await expect(page.getByRole('group', { name: 'Verifica otra persona' })).toHaveCount(0);
  for (const _ of [1, 2])
    await wedge(page, labelOf(owed.piece, { numeroLote: day.lots.arrived, caducidad: '2029-03-31' }));
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se entregaron 2 piezas.' })).toBeVisible();

  // The control book contains each line.
  await byMenu(page, 'Libro de controlados');
  await page.getByRole('button', { name: /^Fracción II / }).click();
  const bookPage = page.getByRole('group').filter({ hasText: controlled.clave });
  await expect(bookPage).toContainText('2 movimientos');
  await bookPage.getByText(controlled.clave).click();
  const dispensed = page
    .getByRole('region', { name: /Clonazepam/ })
    .getByRole('row')
    .filter({ hasText: day.third.folio });
  for (const text of ['Zoë D’Angelo', 'Recibió Zoë D’Angelo', /Céd\. \d+/, day.lots.controlled, /Verificó /])
    await expect(dispensed).toContainText(text);

  // Lots that expire in five weeks are held before they are dispensed.
  await byMenu(page, 'Lotes');
  await page.getByRole('searchbox', { name: 'Buscar en la lista' }).fill(day.lots.expiring);
  await page.getByRole('row').filter({ hasText: day.lots.expiring }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cambiar estatus' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Estatus').selectOption({ label: 'Cuarentena' });
  await dialog.getByLabel('Motivo').fill('Caduca en cinco semanas: se aparta para devolverlo');
  await dialog.getByRole('button', { name: 'Cambiar estatus' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cuarentena', { exact: true }).first()).toBeVisible();
  await settled(page);

  // The physician sees the result of the prescription on the physician's own screens.
  await physician.open(`/receta/${day.first.recetaId}`);
  await expect(physician.page.getByText('Surtida', { exact: true }).first()).toBeVisible();
  const lines = physician.page.getByRole('table', { name: 'Medicamentos' });
  const digoxinRow = lines.getByRole('row').filter({ hasText: 'Digoxina' });
  await expect(digoxinRow).toContainText('0.125');
  await expect(lines.getByRole('row').filter({ hasText: 'Trimetoprima' })).toContainText(REASON);
  expect(await physician.api.get(`/pacientes/receta/${day.first.recetaId}`)).toMatchObject({
    estatus: 'SURTIDA',
    piezasPrescritas: 16,
    piezasSurtidas: 16,
    piezasPendientes: 0,
    lineas: [
      { dosis: 1, cantidadSurtida: 12, justificacion: REASON },
      { dosis: 0.125, unidadDosis: 'mg', cantidadSurtida: 1 },
      { cantidadSurtida: 3, cantidadPendiente: 0 },
    ],
  });
  expect(await physician.api.get(`/pacientes/receta/${day.second.recetaId}`)).toMatchObject({
    estatus: 'SURTIDA',
    lineas: [
      {
        insumoId: lacking.insumoId,
        sustitutoInsumoId: standIn.insumoId,
        sustitucionRespuesta: 'AUTORIZADA',
        cantidadSurtida: 2,
      },
    ],
  });
  await physician.close();

  // The auditor reads the ledger lot by lot, with the second person.
  const auditor = await secondReader(browser, baseURL!, 'auditor');
  await auditor.open('/kardex');
  await auditor.page.getByRole('searchbox', { name: 'Buscar en la lista' }).fill(day.first.folio);
  const movement = auditor.page
    .getByRole('table', { name: 'Kardex' })
    .getByRole('row')
    .filter({ hasText: sulfa.clave });
  for (const name of ['12', '18']) await expect(movement.getByRole('cell', { name, exact: true })).toBeVisible();
  expect(await exits(auditor.api, day.first.folio)).toEqual(
    [
      [sulfa.insumoId, 12, 18],
      [digoxin.insumoId, 1, 4],
      [owed.insumoId, 1, 0],
      [owed.insumoId, 2, 2],
    ].toSorted(byNumbers),
  );
  expect(await exits(auditor.api, day.second.folio)).toEqual([[standIn.insumoId, 2, 4]]);
  expect(await exits(auditor.api, day.third.folio)).toEqual([[controlled.insumoId, 1, 2]]);
  expect(
    (await listed(auditor.api, '/inventario/inventario/lote', { insumoId: expiring.insumoId })).map(
      ({ estatus, existencia }) => [estatus, existencia],
    ),
  ).toEqual([['CUARENTENA', 9]]);
  expect(await listed(auditor.api, '/inventario/inventario', { insumoId: expiring.insumoId })).toMatchObject([
    { existencia: 9, noDisponible: 9, disponible: 0 },
  ]);
  const fills = await listed(auditor.api, '/pacientes/receta/surtimiento', { recetaId: day.first.recetaId });
  expect(fills.map(({ piezas }) => piezas).toSorted(byNumber)).toEqual([2, 14]);
  await auditor.close();
});

const lineOf = (page: Page, supply: OwnSupply) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }), hasText: supply.clave });

async function verify(page: Page, { email, password }: typeof SECOND): Promise<void> {
  await page.getByLabel('Correo de quien verifica').fill(email);
  await page.getByLabel('Contraseña de quien verifica').fill(password);
}

const byNumber = (one: unknown, other: unknown) => Number(one) - Number(other);
const byNumbers = (one: readonly number[], other: readonly number[]) =>
  one.map((number, index) => number - other[index]!).find((difference) => difference !== 0) ?? 0;

/** Returns supply, pieces and balance of the movements of a prescription. */
async function exits(api: Api, documentoFolio: string): Promise<number[][]> {
  const rows = await listed(api, '/inventario/inventario/kardex', { documentoFolio });
  return rows
    .map(({ insumoId, salida, saldoInsumo }) => [insumoId, salida, saldoInsumo].map(Number))
    .toSorted(byNumbers);
}

/** Creates a patient with an apostrophe and an allergy by brand name, three prescriptions of today, and stock that no other test moves. */
async function prepared(baseURL: string) {
  const [su, desk, doctor, pharmacy] = (await Promise.all(
    ['su', 'recepcion', 'medico', 'farmacia'].map((profile) => Api.signIn(baseURL, profile)),
  )) as [Api, Api, Api, Api];
  const { unidadId, almacenIds } = await pharmacy.get<{ unidadId: number; almacenIds: number[] }>(
    '/catalogos/usuario/usuario-actual',
  );
  const almacenId = almacenIds[0]!;
  const standIn = await ownSupply(su, 'Acenocumarol', { concentracion: '1 mg', altoRiesgo: true });
  const supplies = {
    sulfa: await ownSupply(su, 'Trimetoprima y sulfametoxazol', { concentracion: '80 mg/400 mg' }),
    digoxin: await ownSupply(su, 'Digoxina', { concentracion: '0.25 mg', altoRiesgo: true }),
    owed: await ownSupply(su, 'Enalapril', { concentracion: '10 mg' }),
    lacking: await ownSupply(su, 'Acenocumarol', { concentracion: '4 mg', sustitutoIds: [standIn.insumoId] }),
    standIn,
    controlled: await ownSupply(su, 'Clonazepam', {
      concentracion: '2 mg',
      tipo: 'PSICOTROPICO_ESTUPEFACIENTE',
      fraccion: 'II',
    }),
    expiring: await ownSupply(su, 'Loratadina', { concentracion: '10 mg' }),
  };
  const lots = {
    sulfa: uniqueCode('SX'),
    digoxin: uniqueCode('DG'),
    owed: uniqueCode('EN'),
    arrived: uniqueCode('EN'),
    standIn: uniqueCode('AC'),
    controlled: uniqueCode('CZ'),
    expiring: uniqueCode('LR'),
  };
  await stocked(pharmacy, almacenId, [
    { supply: supplies.sulfa, numeroLote: lots.sulfa, caducidad: '2028-05-31', cantidad: 30 },
    { supply: supplies.digoxin, numeroLote: lots.digoxin, caducidad: '2028-09-30', cantidad: 5 },
    { supply: supplies.owed, numeroLote: lots.owed, caducidad: '2028-01-31', cantidad: 1 },
    { supply: standIn, numeroLote: lots.standIn, caducidad: '2028-11-30', cantidad: 6 },
    { supply: supplies.controlled, numeroLote: lots.controlled, caducidad: '2028-12-31', cantidad: 3 },
    { supply: supplies.expiring, numeroLote: lots.expiring, caducidad: today(35), cantidad: 9 },
  ]);
  const { pacienteId } = await newPatient(desk, unidadId, 'Zoë', 'D’Angelo');
  await doctor.change(`/pacientes/paciente/${String(pacienteId)}`, {
    alergias: [{ sustancia: 'Bactrim', tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' }],
  });
  const { visitaId } = await desk.create('/pacientes/visita', {
    pacienteId,
    unidadId,
    tipo: 'CONSULTA',
    motivo: 'Infección urinaria',
  });
  const { consultaId } = await doctor.create('/pacientes/consulta', {
    pacienteId,
    visitaId,
    unidadId,
    tipo: 'PRIMERA_VEZ',
  });
  const diagnoses = await listed(doctor, '/catalogos/diagnostico', { clave: 'N390' });
  const issued = async (...lineas: Json[]) => {
    const { recetaId } = await doctor.create('/pacientes/receta', {
      pacienteId,
      consultaId,
      diagnosticoId: diagnoses[0]!['diagnosticoId'],
      surtimientosPermitidos: 1,
      lineas,
    });
    const { folio } = await doctor.step(`/pacientes/receta/${String(recetaId)}`, 'emitir');
    return { recetaId: Number(recetaId), folio: String(folio) };
  };
  const line = ({ insumoId }: OwnSupply, cantidadPrescrita: number, more: Json = {}) => ({
    insumoId,
    dosis: 1,
    unidadDosis: 'tableta',
    via: 'ORAL',
    frecuenciaHoras: 12,
    duracionDias: 30,
    cantidadPrescrita,
    ...more,
  });
  return {
    pharmacy,
    almacenId,
    supplies,
    lots,
    first: await issued(
      line(supplies.sulfa, 12, { frecuenciaHoras: 6, duracionDias: 60, justificacion: REASON }),
      line(supplies.digoxin, 1, { dosis: 0.125, unidadDosis: 'mg', frecuenciaHoras: 24 }),
      line(supplies.owed, 3),
    ),
    second: await issued(line(supplies.lacking, 2, { frecuenciaHoras: 24 })),
    third: await issued(line(supplies.controlled, 1, { frecuenciaHoras: 24, duracionDias: 20 })),
  };
}
