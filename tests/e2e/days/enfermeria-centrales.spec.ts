import type { Page } from '@playwright/test';
import { DEFAULT_TIME_ZONE, toZonedTime } from '#platform/shared/dates/moments';
import { Api, type Json } from '../../support/web/api';
import { colleague } from '../../support/web/days/colleague';
import { openFromMenu } from '../../support/web/days/moves';
import { enter, ownNurse } from '../../support/web/days/own-nurse';
import { followMenu } from '../../support/web/menu';
import {
  admitted,
  askedStay,
  filtered,
  firstOf,
  ownBed,
  uniqueSurname,
  wardOfNurse,
} from '../../support/web/days/people';
import { expect, test } from '../../support/web/test';

test.use({
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  ownContext: true,
  expectsFailures: true,
  expectedStatuses: [401, 403, 409, 422],
});

/** CNIS: digoxin 0.25 mg, high-risk; paracetamol 500 mg. */
const [DIGOXIN, PARACETAMOL] = ['010.000.0502.00', '010.000.0104.00'] as const;
const SECOND = 'enfermeria.centrales@example.org';
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
/** Returns day and hour at the ward, in the typed format. */
const typed = (moment: string) => {
  const { date, time } = toZonedTime(moment, DEFAULT_TIME_ZONE)!;
  return { day: date.split('-').toReversed().join('-'), hour: time.slice(0, 5) };
};

test('the day of a ward nurse', async ({ page, context, browser, baseURL, signInAs }) => {
  test.slow();
  const [su, doctor] = [await Api.signIn(baseURL!, 'su'), await Api.signIn(baseURL!, 'medico')];
  const ward = await wardOfNurse(su);
  const { nombre: wardName } = await su.get(`/catalogos/nucleo/${ward.servicioId}`);
  const nurse = await ownNurse(baseURL!, su, 'enfermeria.centrales', ward.unidadId);
  const surname = uniqueSurname('Tepatlaxco');
  const bed = await ownBed(su, ward);
  // Another patient occupied the bed until an hour ago.
  const before = await askedStay(su, ward, { nombre: 'Hilario', primerApellido: surname });
  await admitted(su, before, bed, { fechaIngreso: ago(180) });
  const left = ago(60);
  await su.step(`/pacientes/hospitalizacion/${String(before['hospitalizacionId'])}`, 'alta-directa', {
    motivoEgreso: 'FUGA',
    motivo: 'Se fue sin avisar',
    fechaEgreso: left,
  });
  await su.step(`/catalogos/cama/${String(bed['camaId'])}`, 'terminar-limpieza');
  const stay = await askedStay(su, ward, { nombre: 'Yareli', primerApellido: surname });
  const hospitalizacionId = Number(stay['hospitalizacionId']);

  // The evening admission is typed now; its time must not overlap the other patient's stay.
  await enter(page, nurse.token);
  await page.goto('/');
  await openFromDrawer(page, 'Mapa de camas');
  await page.getByRole('link', { name: `Yareli ${surname}` }).tap();
  await page.getByRole('button', { name: 'Ingresar', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Cama' }).fill(bed.numero);
  await page.getByRole('listbox').getByRole('option', { name: bed.numero }).tap();
  const [wrong, right] = [typed(ago(120)), typed(ago(50))];
  const admit = async ({ day, hour }: typeof wrong) => {
    await dialog.getByRole('textbox', { name: 'Fecha: Ingreso' }).fill(day);
    await dialog.getByRole('textbox', { name: 'Hora: Ingreso' }).fill(hour);
    await dialog.getByRole('button', { name: 'Ingresar', exact: true }).tap();
  };
  await dialog.getByLabel('Identidad verificada con dos identificadores').check();
  await admit(wrong);
  const until = typed(left);
  await expect(dialog).toContainText(
    `La cama ${bed.numero} estuvo ocupada hasta el ${until.day} ${until.hour}: el ingreso no puede ser anterior.`,
  );
  await admit(right);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Ingresó el ${right.day} ${right.hour}`)).toBeVisible();

  // Records the signs.
  await page.getByRole('link', { name: 'Tomar signos' }).tap();
  await page.getByRole('button', { name: 'Todo normal' }).tap();
  for (const [name, value] of [
    ['Tensión sistólica', '118'],
    ['Tensión diastólica', '76'],
    ['Frecuencia cardiaca', '74'],
    ['Frecuencia respiratoria', '16'],
    ['Temperatura', '36.6'],
    ['Saturación de oxígeno', '98'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('button', { name: 'Guardar signos' }).tap();
  await expect(page.getByRole('tab', { name: 'Medicamentos' })).toBeVisible();

  // Doses that a physician ordered meanwhile: a high-risk one with a second person, and one that the patient refuses.
  const insumoIds = await Promise.all(
    [DIGOXIN, PARACETAMOL].map(async (clave) => (await firstOf(su, '/catalogos/insumo', { clave }))['insumoId']),
  );
  await doctor.create(`/pacientes/hospitalizacion/${hospitalizacionId}/indicar`, {
    indicaciones: [
      { insumoId: insumoIds[0], dosis: 0.125, desde: ago(20), frecuenciaHoras: 24 },
      { insumoId: insumoIds[1], dosis: 500, desde: ago(10), frecuenciaHoras: 8 },
    ].map((each) => ({ tipo: 'MEDICAMENTO', unidadDosis: 'mg', via: 'ORAL', prn: false, ...each })),
  });
  await page.getByRole('tab', { name: 'Medicamentos' }).tap();
  const order = (name: string) =>
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) });
  await expect(order('Digoxina')).toContainText('0.125 mg · Oral · cada 24 h');
  await order('Digoxina').getByRole('button').first().tap();
  const code = dialog.getByLabel('Escanee el medicamento');
  const record = dialog.getByRole('button', { name: 'Registrar' });
  await code.fill(PARACETAMOL);
  await expect(dialog.getByRole('status')).toHaveText('Ese código no es de Digoxina 0.25 mg: no lo dé.');
  await expect(record).toBeDisabled();
  await code.fill(DIGOXIN);
  await expect(dialog.getByRole('status')).toHaveText('Coincide con lo indicado');
  await expect(dialog.getByRole('spinbutton', { name: /Dosis dada/ })).toHaveValue('0.125');
  await dialog.getByLabel('Correo de quien verifica').fill(nurse.email);
  await dialog.getByLabel('Contraseña de quien verifica').fill(nurse.password);
  await record.tap();
  await expect(dialog.getByRole('alert')).toContainText('otra persona');
  await dialog.getByLabel('Correo de quien verifica').fill(SECOND);
  await dialog.getByLabel('Contraseña de quien verifica').fill('demo1234');
  await record.tap();
  await expect(dialog).toHaveCount(0);
  await expect(order('Digoxina')).toContainText('verificó Graciela Amalia Guindal');
  await order('Paracetamol').getByRole('button').first().tap();
  await dialog.getByRole('radio', { name: 'La rechazó' }).tap();
  await dialog.getByLabel('¿Por qué?').fill('Náusea');
  await record.tap();
  await expect(dialog).toHaveCount(0);
  await expect(order('Paracetamol')).toContainText('Rechazada');

  // Three boxes are ordered, authorised, handed over, received; one goes back.
  await openFromMenu(page, 'Mis pacientes');
  const card = page.getByRole('listitem').filter({ hasText: `Yareli ${surname}` });
  await card.getByRole('link', { name: 'Pedir' }).tap();
  const scanner = page.getByRole('textbox', { name: 'Busque por nombre o clave, o escanee' });
  for (let piece = 0; piece < 3; piece += 1) {
    await scanner.fill(PARACETAMOL);
    await scanner.press('Enter');
    await expect(page.getByRole('spinbutton', { name: 'Cantidad de Paracetamol 500 mg' })).toHaveValue(
      String(piece + 1),
    );
  }
  await page.getByRole('button', { name: 'Enviar orden' }).tap();
  await expect(page.getByText(/^La orden OC-.* se envió\.$/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Paracetamol 500 mg/ })).toContainText(
    /Pedido hace \d min/,
  );
  const underWay = page.getByRole('region', { name: 'En camino' });
  const folio = (await underWay.getByRole('link', { name: /^OC-/ }).first().textContent())!;
  await authorised(await colleague(browser, baseURL!, 'jefe.servicio'), folio);
  await handedOver(await colleague(browser, baseURL!, 'cendis'), folio);
  await openFromMenu(page, 'Recibir órdenes');
  const section = page.locator('section').filter({ hasText: folio });
  await section.getByRole('button', { name: 'Recibir', exact: true }).tap();
  await expect(section).toHaveCount(0);
  await openFromDrawer(page, 'Devolver insumos');
  await expect(section).toContainText('quedan 3');
  await section
    .getByRole('button', { name: /^Más de/ })
    .first()
    .tap();
  await section.getByLabel('Motivo de la devolución').fill('Se suspendió por náusea');
  await section.getByRole('button', { name: 'Devolver' }).tap();
  await expect(page.getByText(/^La devolución .* espera a que el almacén la acepte\.$/)).toBeVisible();

  // The connection fails for a while: signs measured meanwhile arrive afterwards, once.
  await openFromMenu(page, 'Mis pacientes');
  await card.getByRole('link', { name: 'Signos' }).tap();
  const pulse = page.getByRole('textbox', { name: 'Frecuencia cardiaca' });
  await expect(pulse).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Sin conexión con el servidor' });
  await expect(banner).toBeVisible();
  await pulse.fill('82');
  await page.getByRole('button', { name: 'Guardar signos' }).tap();
  await expect(page.getByText('Guardado en este dispositivo')).toBeVisible();
  await expect(banner).toContainText('1 por enviar');
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);

  // The shift is handed over: written, interrupted at once, continued, and signed by two people.
  const recommendation = `Vigilar náusea de Yareli ${surname}`;
  await openFromMenu(page, 'Entregar turno', 'Entrega de turno');
  await page.getByRole('combobox', { name: 'Servicio' }).selectOption({ label: String(wardName) });
  const handed = page.getByRole('article').filter({ hasText: `Yareli ${surname}` });
  await handed.getByRole('textbox').fill(recommendation);
  await openFromMenu(page, 'Mis pacientes');
  await openFromMenu(page, 'Entregar turno', 'Entrega de turno');
  await page.getByRole('combobox', { name: 'Servicio' }).selectOption({ label: String(wardName) });
  await expect(handed.getByRole('textbox')).toHaveValue(recommendation);
  await expect(handed).toContainText('Alergias: las niega');
  await page.getByLabel('Correo de quien recibe').fill(SECOND);
  await page.getByLabel('Contraseña de quien recibe').fill('demo1234');
  await page.getByRole('button', { name: 'Firmar y entregar' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: `Entregó ${nurse.name}` })).toContainText(
    'Recibió Graciela Amalia Guindal',
  );

  // The second reader: the physician of the ward.
  await signInAs('medico');
  await page.goto('/');
  await openFromMenu(page, 'Mis pacientes');
  await card.getByRole('link', { name: `Yareli ${surname}` }).tap();
  await expect(page.getByText(`Ingresó el ${right.day} ${right.hour}`)).toBeVisible();
  const sheet = page.getByRole('region', { name: 'Hoja de enfermería' }).last();
  await expect(sheet.getByRole('cell', { name: '74', exact: true })).toHaveCount(1);
  await expect(sheet.getByRole('cell', { name: '82', exact: true })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Medicamentos' }).tap();
  await expect(order('Digoxina')).toContainText(/0\.125 mg · Oral.*Aplicada/);
  await expect(order('Digoxina')).toContainText(nurse.name);
  await expect(order('Paracetamol')).toContainText(/Rechazada.*Náusea/);

  const of = filtered({ hospitalizacionId });
  const [charge] = await doctor.get<Json[]>(`/pacientes/orden-cargo?pageSize=5&${of}`);
  expect(charge).toMatchObject({ folio, estatus: 'RECIBIDA' });
  const ledger = await su.get<Json[]>(
    `/inventario/inventario/kardex?pageSize=10&${filtered({ documentoFolio: folio })}`,
  );
  expect(ledger.map(({ salida }) => salida)).toEqual([3]);
  const [back] = await su.get<Json[]>(`/pacientes/devolucion-orden-cargo?pageSize=5&${of}`);
  expect(back).toMatchObject({ estatus: 'SOLICITADA', motivo: 'Se suspendió por náusea' });
  const doses = await doctor.get<Json[]>(`/pacientes/ministracion?pageSize=5&${of}`);
  expect(new Set(doses.map(({ estado, dosisAplicada }) => `${String(estado)} ${String(dosisAplicada)}`))).toEqual(
    new Set(['APLICADA 0.125', 'RECHAZADA null']),
  );
  const sets = await doctor.get<Json[]>(`/pacientes/signos?pageSize=5&${of}`);
  expect(new Set(sets.map(({ frecuenciaCardiaca }) => frecuenciaCardiaca))).toEqual(new Set([74, 82]));
});

/** Opens a page that the bottom bar does not list. */
async function openFromDrawer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Abrir el menú' }).tap();
  await followMenu(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function authorised(page: Page, folio: string): Promise<void> {
  await openFromMenu(page, 'Autorizar órdenes');
  const pending = page.locator('section').filter({ hasText: folio });
  await pending.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(pending).toHaveCount(0);
  await page.context().close();
}

async function handedOver(page: Page, folio: string): Promise<void> {
  await openFromMenu(page, 'Órdenes por surtir', 'Órdenes de cargo por surtir');
  await page
    .getByRole('listitem')
    .filter({ hasText: folio })
    .getByRole('button', { name: 'Tomar', exact: true })
    .click();
  await page.getByRole('button', { name: 'Entregar y terminar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Órdenes de cargo por surtir' })).toBeVisible();
  await page.context().close();
}
