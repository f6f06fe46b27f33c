import type { Page } from '@playwright/test';
import { Api, type Json } from '../../support/web/api';
import { chooseMore } from '../../support/web/choose-more';
import { openByPalette, openFromMenu } from '../../support/web/days/moves';
import {
  admitted,
  askedStay,
  filtered,
  firstOf,
  ownBed,
  uniqueSurname,
  wardOfNurse,
} from '../../support/web/days/people';
import { newPatient } from '../../support/web/new-patient';
import { expect, settled, test } from '../../support/web/test';

test.use({ ownContext: true, expectedStatuses: [409, 422] });

/** CNIS: digoxin 0.25 mg, prednisone 5 mg, metamizole 500 mg (Neo-Melubrina), paracetamol 500 mg. */
const [DIGOXIN, PREDNISONE, METAMIZOLE, PARACETAMOL] = [
  '010.000.0502.00',
  '010.000.0472.00',
  '010.000.0108.00',
  '010.000.0104.00',
] as const;
const WRONG = 'Paciente equivocado: la nota es de otra persona';

test('the day of a physician', async ({ page, baseURL, signInAs }) => {
  test.slow();
  const [desk, doctor, su] = [
    await Api.signIn(baseURL!, 'recepcion'),
    await Api.signIn(baseURL!, 'medico'),
    await Api.signIn(baseURL!, 'su'),
  ];
  const { unidadId } = await desk.get('/catalogos/usuario/usuario-actual');
  const surname = uniqueSurname('Xalpa');
  const arrive = async (nombre: string, motivo: string) => {
    const { pacienteId } = await newPatient(desk, unidadId, nombre, surname);
    return desk.create('/pacientes/visita', { pacienteId, unidadId, tipo: 'CONSULTA', motivo });
  };
  const [visit, mistaken] = [await arrive('Consuelo', 'Palpitaciones'), await arrive('Eduviges', 'Dolor de cabeza')];
  const ward = await wardOfNurse(su);
  const bed = await ownBed(su, ward);
  const stay = await admitted(su, await askedStay(su, ward, { nombre: 'Rosaura', primerApellido: surname }), bed);

  // The queue: the patient is called, their allergies recorded, their signs measured.
  await signInAs('medico');
  await page.goto('/');
  await openFromMenu(page, 'Recepción');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: `${name} ${surname}` });
  await row('Consuelo').getByRole('button', { name: 'Llamar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `Se llamó a Consuelo ${surname}` })).toBeVisible();
  await row('Consuelo').getByRole('link').first().click();
  // The queue has a link of the same name.
  await expect(page).toHaveURL(/\/visita\/\d+$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: `Consuelo ${surname}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Consuelo ${surname}` })).toBeVisible();
  await expect(page.getByText('No consta si tiene alergias')).toBeVisible();
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByRole('tab', { name: 'Antecedentes de salud' }).click();
  await page.getByRole('button', { name: 'Agregar a Alergias' }).click();
  const allergy = page.getByRole('group', { name: 'Alergias, renglón 1' });
  await allergy.getByLabel('Sustancia').fill('Neo-Melubrina');
  await allergy.getByLabel('Tipo').selectOption({ label: 'Medicamento' });
  await allergy.getByLabel('Reacción').fill('Disnea');
  await allergy.getByLabel('Gravedad').selectOption({ label: 'Grave' });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('link', { name: 'Editar', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alergias' })).toContainText('Neo-Melubrina · Grave · Disnea');

  await measure(page, `Consuelo ${surname}`);

  // The consultation: left within a second of the last key, and continued.
  await openFromMenu(page, 'Recepción');
  await row('Consuelo').getByRole('link', { name: 'Consulta' }).click();
  await page.getByRole('button', { name: 'Comenzar consulta' }).click();
  const known = page.getByRole('complementary', { name: 'Lo que se sabe del paciente' });
  await expect(known).toContainText('Neo-Melubrina Disnea');
  await expect(known).toContainText('128/78 mmHg');
  const complaint = page.getByLabel(/^Padecimiento actual/);
  await complaint.pressSequentially('Palpitaciones de dos semanas, con disnea de esfuerzo.');
  await openFromMenu(page, 'Agenda');
  await page.goBack();
  await expect(complaint).toHaveValue('Palpitaciones de dos semanas, con disnea de esfuerzo.');
  await page.getByLabel('Exploración física').fill('Ruidos cardiacos arrítmicos.');
  await page.getByLabel('Tratamiento e indicaciones').fill('Digoxina a dosis baja; prednisona en reducción.');
  await diagnose(page, 'fibrilacion auricular', /Fibrilación y aleteo auricular/);
  await page.getByLabel('Pronóstico').selectOption({ label: 'Reservado a evolución' });

  // The prescription: the medicine with an allergy is removed; one dose is 0.125 mg, another is tapered.
  await page.getByRole('link', { name: 'Recetar' }).click();
  await expect(page.getByRole('region', { name: 'Alergias' })).toContainText('Neo-Melubrina');
  const oral = (clave: string, dose: string, hours: string, days: string, packs: string) =>
    line(page, [clave, dose, 'mg', 'Oral', hours, null, days, null, null, packs]);
  await oral(DIGOXIN, '0.125', '24', '30', '1');
  await oral(PREDNISONE, '10', '24', '5', '1');
  await oral(PREDNISONE, '5', '24', '5', '0');
  await page.keyboard.press('Space');
  await oral(METAMIZOLE, '500', '8', '3', '1');
  const review = page.getByRole('region', { name: 'Existencias y advertencias' });
  await expect(review).toContainText('Alergia registrada a Neo-Melubrina.');
  await expect(review).toContainText('Sugerida: 1 (0.5 × 1 × 30 = 15; 15 ÷ 20 → 1)');
  await expect(review).toContainText('Sugerida: 1 (2 × 1 × 5 + 1 × 1 × 5 = 15; 15 ÷ 20 → 1)');
  await page.getByRole('button', { name: 'Quitar el renglón 4' }).click();
  await oral(PARACETAMOL, '500', '8', '3', '1');
  await expect(review).not.toContainText('Alergia registrada');
  await page.getByRole('button', { name: 'Crear receta' }).click();
  const folio = await issued(page);
  await page.getByRole('link', { name: 'Volver a la consulta' }).click();

  // The next appointment, and the signature.
  const appointment = await nextAppointment(page, doctor);
  await page.getByRole('button', { name: 'Firmar nota' }).click();
  const note = page.getByRole('region', { name: 'Nota médica' });
  for (const text of [
    /Cédula \d+/,
    'I48 Fibrilación y aleteo auricular',
    'Reservado a evolución',
    appointment,
    '0.125 mg',
  ])
    await expect(note).toContainText(text);

  // The wrong patient: a note with a prescription and an appointment is signed, then voided.
  await measure(page, `Eduviges ${surname}`);
  await openFromMenu(page, 'Recepción');
  await row('Eduviges').getByRole('link', { name: 'Consulta' }).click();
  await page.getByRole('button', { name: 'Comenzar consulta' }).click();
  await complaint.fill('Cefalea de tres días.');
  await page.getByLabel('Exploración física').fill('Sin datos de alarma.');
  await page.getByLabel('Tratamiento e indicaciones').fill('Analgésico.');
  await diagnose(page, 'G44.2', /Cefalea/);
  await page.getByLabel('Pronóstico').selectOption({ index: 1 });
  await page.getByRole('link', { name: 'Recetar' }).click();
  await expect(page.getByText('No consta si tiene alergias')).toBeVisible();
  await oral(PARACETAMOL, '500', '8', '3', '1');
  await page.getByRole('button', { name: 'Crear receta' }).click();
  const mistakenFolio = await issued(page);
  await page.getByRole('link', { name: 'Volver a la consulta' }).click();
  await nextAppointment(page, doctor);
  await page.getByRole('button', { name: 'Firmar nota' }).click();
  await expect(note.getByText(/Cédula \d+/)).toBeVisible();
  await note.getByRole('link', { name: /^CON-/ }).click();
  await chooseMore(page, 'Anular');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo de la anulación').fill(WRONG);
  await dialog.getByRole('button', { name: 'Anular', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^CON-.*Anulada/ })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a la consulta' }).click();
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('listitem')).toContainText([
    'Inicio',
    'Recepción',
    'Consulta',
  ]);
  await expect(note).toContainText(`Anulada · ${WRONG}`);
  await expect(note.getByRole('listitem').filter({ hasText: /^\d\d-\d\d-\d{4} \d\d:\d\d/ })).toContainText('Cancelada');
  await expect(note.getByRole('listitem').filter({ hasText: mistakenFolio })).toContainText('Cancelada');

  // An inpatient: a wrong order is suspended and written again, while the note is half written.
  await openByPalette(page, 'mis pacientes', 'Mis pacientes');
  await row('Rosaura').getByRole('link', { name: 'Notas' }).click();
  await page.getByRole('button', { name: 'Escribir nota' }).click();
  const evolution = page.getByLabel('Evolución y estado actual');
  await evolution.pressSequentially('Menos disnea que ayer.');
  await page.getByRole('tab', { name: 'Medicamentos' }).click();
  await order(page, '1.25');
  await page
    .getByRole('listitem')
    .filter({ hasText: '1.25 mg · Oral · cada 24 h' })
    .getByRole('button', { name: 'Suspender' })
    .click();
  await dialog.getByLabel('¿Por qué?').fill('Dosis mal escrita: eran 0.125 mg');
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1.25 mg · Oral' })).toContainText('Suspendida');
  await order(page, '0.125');
  await page.getByRole('tab', { name: 'Signos' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Tomar signos' }).click();
  await signs(page);
  await page.getByRole('button', { name: 'Guardar signos' }).click();
  await expect(page.getByRole('tab', { name: 'Signos' })).toBeVisible();
  await page.getByRole('tab', { name: 'Notas' }).click();
  await page.getByRole('button', { name: 'Escribir nota' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Recuperar' }).click();
  await expect(evolution).toHaveValue('Menos disnea que ayer.');
  await page.getByLabel('Tratamiento e indicaciones').fill('Se corrige la dosis de digoxina.');
  await page.getByLabel('Pronóstico').selectOption({ label: 'Reservado a evolución' });
  await page.getByRole('button', { name: 'Firmar', exact: true }).click();
  await expect(page.getByText('Nota firmada')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nota de evolución' })).toContainText(/Céd\. \d+/);

  // The second readers: the pharmacy …
  await signInAs('farmacia');
  await page.goto('/');
  await openFromMenu(page, 'Recetas por surtir');
  const scanner = page.getByRole('textbox', { name: 'Escanee o escriba el folio de la receta' });
  await scanner.fill(mistakenFolio);
  await scanner.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: mistakenFolio })).toContainText(
    `La receta ${mistakenFolio} no se surte: Cancelada`,
  );
  await scanner.fill(folio);
  await scanner.press('Enter');
  await expect(page.getByRole('note')).toHaveText('Alergias: Neo-Melubrina');
  for (const [name, taken] of [
    [/^Digoxina 0\.25 mg/, '0.125 mg por vía oral cada 24 horas durante 30 días'],
    [
      /^Prednisona 5 mg/,
      '10 mg por vía oral cada 24 horas durante 5 días; después 5 mg por vía oral cada 24 horas durante 5 días',
    ],
    [/^Paracetamol 500 mg/, '500 mg por vía oral cada 8 horas durante 3 días'],
  ] as const)
    await expect(page.getByRole('region', { name }).getByRole('paragraph').first()).toHaveText(taken);
  await expect(page.getByRole('region', { name: /Metamizol/ })).toHaveCount(0);

  // … and the nurse of the ward.
  await signInAs('enfermeria.centrales');
  await page.goto('/');
  await openByPalette(page, 'mis pacientes', 'Mis pacientes');
  await page.getByRole('button', { name: 'Toda la central' }).click();
  await row('Rosaura').getByRole('link', { name: 'Medicamentos' }).click();
  const active = page.getByRole('listitem').filter({ hasText: '0.125 mg · Oral · cada 24 h' });
  await expect(active).toContainText('Digoxina 0.25 mg');
  await expect(active).toContainText('Alto riesgo: verifican dos personas');
  await expect(active.getByRole('button')).toHaveCount(1);
  const suspended = page.getByRole('listitem').filter({ hasText: '1.25 mg · Oral' });
  await expect(suspended).toContainText('Suspendida');
  await expect(suspended.getByRole('button')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Notas' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Menos disnea que ayer.' })).toContainText(/Céd\. \d+/);

  // The ledger and the records agree.
  const pharmacy = await Api.signIn(baseURL!, 'farmacia');
  expect(await firstOf(pharmacy, '/pacientes/receta', { folio })).toMatchObject({ estatus: 'EMITIDA', claves: 3 });
  expect(await firstOf(pharmacy, '/pacientes/receta', { folio: mistakenFolio })).toMatchObject({
    estatus: 'CANCELADA',
  });
  const appointments = await desk.get<Json[]>(
    `/agenda/agenda?pageSize=10&${filtered({ pacienteId: mistaken['pacienteId'] })}`,
  );
  expect(appointments.map(({ estatus }) => estatus)).toEqual(['CANCELADA']);
  const kept = await desk.get<Json[]>(`/agenda/agenda?pageSize=10&${filtered({ pacienteId: visit['pacienteId'] })}`);
  expect(kept.map(({ estatus }) => estatus)).toEqual(['AUTORIZADA']);
  const nurse = await Api.signIn(baseURL!, 'enfermeria.centrales');
  const orders = await nurse.get<Json[]>(
    `/pacientes/indicacion?pageSize=10&${filtered({ hospitalizacionId: stay['hospitalizacionId'] })}`,
  );
  expect(new Set(orders.map(({ dosis, estatus }) => `${String(dosis)} ${String(estatus)}`))).toEqual(
    new Set(['1.25 SUSPENDIDA', '0.125 ACTIVA']),
  );
});

/** Records the signs of a patient in the queue. */
async function measure(page: Page, name: string): Promise<void> {
  await openFromMenu(page, 'Tomar signos', 'Signos vitales');
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
  await signs(page);
  await page.getByRole('button', { name: 'Guardar signos' }).click();
  await expect(page.getByText('Signos guardados')).toBeVisible();
}

const SIGNS = {
  'Tensión sistólica': '128',
  'Tensión diastólica': '78',
  'Frecuencia cardiaca': '96',
  'Frecuencia respiratoria': '18',
  Temperatura: '36.7',
  'Saturación de oxígeno': '97',
} as const;

async function signs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Todo normal' }).click();
  for (const [name, value] of Object.entries(SIGNS)) await page.getByRole('textbox', { name }).fill(value);
}

/** Orders digoxin by mouth once a day. */
async function order(page: Page, dose: string): Promise<void> {
  await page.getByRole('button', { name: 'Indicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Nueva indicación/ });
  await dialog.getByRole('combobox', { name: 'Medicamento' }).fill(DIGOXIN);
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Digoxina/ })
    .click();
  await dialog.getByRole('spinbutton', { name: 'Dosis', exact: true }).fill(dose);
  await dialog.getByRole('spinbutton', { name: /^Cada/ }).fill('24');
  await dialog.getByRole('button', { name: 'Indicar' }).click();
  await expect(dialog).toHaveCount(0);
}

async function diagnose(page: Page, text: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Agregar diagnóstico (CIE-10)' }).fill(text);
  await page.getByRole('listbox').getByRole('option', { name }).first().click();
  await expect(page.locator('#nota-diagnosticos').getByRole('listitem')).toHaveCount(1);
}

/** Types a line of a prescription. */
async function line(page: Page, texts: readonly (string | null)[]): Promise<void> {
  await page.getByRole('button', { name: 'Agregar renglón' }).click();
  for (const text of texts) {
    if (text !== null) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await settled(page);
}

/** Issues the prescription of the page and returns its folio. */
async function issued(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Emitir', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Emitir', exact: true }).click();
  await expect(page.getByText('Por surtir').first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: /^RX-/ });
  await expect(heading).toBeVisible();
  return /RX-\S+/.exec((await heading.textContent())!)![0].replace(/Por$/, '');
}

/** Chooses a free slot of the physician's own agenda a week ahead. Returns its displayed date and time. */
async function nextAppointment(page: Page, doctor: Api): Promise<string> {
  const { hoy } = await doctor.get('/agenda/agenda/contexto');
  const wished = new Date(Date.parse(String(hoy)) + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: 'Próxima cita' }).fill(wished.split('-').toReversed().join('-'));
  await page
    .getByRole('group', { name: /Hora de la próxima cita|Los más cercanos/ })
    .locator('label')
    .first()
    .click();
  const promised = page.getByText(/^Al firmar se hará la cita: /);
  return /(\d\d-\d\d-\d{4} \d\d:\d\d)/.exec((await promised.textContent())!)![1]!;
}
