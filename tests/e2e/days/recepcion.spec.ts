import type { Page } from '@playwright/test';
import { WEEKDAYS } from '#areas/agenda/shared/agenda/slots';
import { isoWeekday } from '#platform/shared/dates/days';
import { Api, uniqueCode, type Json } from '../../support/web/api';
import { colleague } from '../../support/web/days/colleague';
import { openByPalette, openFromMenu } from '../../support/web/days/moves';
import { filtered, uniqueBirth, uniqueSurname } from '../../support/web/days/people';
import { newPatient } from '../../support/web/new-patient';
import { expect, test } from '../../support/web/test';
import { today } from '../../support/today';

test.use({ ownContext: true, expectedStatuses: [409, 422] });

const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`);
const shown = (day: string) => day.split('-').toReversed().join('-');
/** The days on which the physician of this test sees patients, two weeks ahead. */
const [FIRST, NEXT] = [today(14), today(15)];

test('the day of a receptionist', async ({ page, browser, baseURL, signInAs }) => {
  test.slow();
  const [desk, su] = [await Api.signIn(baseURL!, 'recepcion'), await Api.signIn(baseURL!, 'su')];
  const { unidadId } = await desk.get('/catalogos/usuario/usuario-actual');
  const surname = uniqueSurname('Quintana');
  const service = `Consultorio ${surname}`;
  const { nucleoId } = await su.create('/catalogos/nucleo', {
    unidadId,
    clave: uniqueCode('N'),
    nombre: service,
    tipo: 'CONSULTORIO',
  });
  const hours = await physicianWithHours(su, unidadId, surname);
  // Patients who arrived before the test begins, and patients already on file.
  const early = await newPatient(desk, unidadId, 'Verenice', surname);
  await desk.create('/pacientes/visita', {
    pacienteId: early['pacienteId'],
    unidadId,
    nucleoId,
    tipo: 'URGENCIAS',
    triage: 'VERDE',
    motivo: 'Dolor de oído',
  });
  const born = uniqueBirth();
  const there = await newPatient(desk, unidadId, 'Xóchitl', surname, {
    fechaNacimiento: born,
    alergias: [{ sustancia: 'Penicilina', tipo: 'MEDICAMENTO', gravedad: 'LEVE', estado: 'INACTIVA' }],
  });

  // A patient not on file is registered inside the new visit.
  await signInAs('recepcion');
  await page.goto('/');
  await openFromMenu(page, 'Recepción');
  const visit = page.getByRole('dialog', { name: 'Nueva visita' });
  await page.getByRole('button', { name: 'Nueva visita' }).click();
  await visit.getByLabel('Motivo').fill('Dolor de muelas');
  await visit.getByRole('combobox', { name: 'Paciente' }).fill(`Zoë ${surname}`);
  await page.getByRole('option', { name: /Crear/ }).click();
  const form = page.getByRole('dialog', { name: 'Crear paciente' });
  await form.getByLabel('Nombre', { exact: true }).fill('Zoë');
  await form.getByLabel('Primer apellido').fill('D’Angelo');
  await form.getByLabel('Segundo apellido').fill(surname);
  await form.getByRole('radio', { name: 'Mujer' }).check();
  await form.getByLabel('Fecha de nacimiento', { exact: true }).fill(shown(uniqueBirth()));
  await form.getByLabel('Teléfono').pressSequentially('+52 844 123 4567');
  await form.getByLabel('Motivo por el que no tiene CURP').selectOption({ label: 'En trámite' });
  await form.getByLabel('Calle', { exact: true }).fill('Hidalgo 3');
  await form.getByLabel('Código postal').fill('25000');
  await page
    .getByRole('option', { name: /^25000/ })
    .first()
    .click();
  await form.getByRole('button', { name: 'Crear paciente' }).click();
  await expect(form).toHaveCount(0);
  await expect(visit.getByRole('combobox', { name: 'Paciente' })).toHaveValue(`Zoë D’Angelo ${surname}`);
  await expect(visit.getByLabel('Motivo')).toHaveValue('Dolor de muelas');
  await chooseService(page, service);
  await visit.getByRole('button', { name: 'Dar turno' }).click();
  const turn = await turnGiven(page);

  // An unconscious woman without a name arrives, and comes before all waiting patients.
  await page.getByRole('button', { name: 'Nueva visita' }).click();
  await visit.getByRole('button', { name: 'Registrar sin identificar' }).click();
  const unknown = page.getByRole('dialog', { name: 'Registrar sin identificar' });
  await unknown.getByLabel('Mujer').check();
  await unknown.getByLabel('Edad aproximada').fill('30');
  await unknown.getByLabel(/Señas particulares/).fill(`Tatuaje: ${surname}`);
  await unknown.getByRole('button', { name: 'Registrar sin identificar' }).click();
  await expect(unknown).toHaveCount(0);
  const patient = visit.getByRole('combobox', { name: 'Paciente' });
  await expect(patient).toHaveValue(/^DESCONOCIDA \d+$/);
  const alias = await patient.inputValue();
  await visit.getByLabel('Motivo').fill('Inconsciente en la calle');
  await visit.getByLabel('Tipo').selectOption({ label: 'Urgencias' });
  await visit.getByLabel(/Rojo/).check();
  await chooseService(page, service);
  await visit.getByRole('button', { name: 'Dar turno' }).click();
  const urgent = await turnGiven(page);
  const row = (number: string) =>
    page.getByRole('listitem').filter({ has: page.getByLabel(`Turno ${number}`, { exact: true }) });
  const queue = page.getByRole('region', { name: service });
  await expect(queue.getByRole('listitem')).toContainText([alias, /Zoë|Verenice/, /Zoë|Verenice/]);
  await queue.getByRole('button', { name: 'Llamar al siguiente' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Se llamó a ${alias}` })).toContainText(service);
  await expect(page.getByRole('region', { name: /^Llamados/ })).toContainText(alias);
  await row(urgent).getByRole('button', { name: 'Volver a llamar' }).click();
  await expect(page.getByRole('status').filter({ hasText: alias })).toContainText('Van 2 llamadas.');
  // One of the waiting patients has left.
  const left = page.getByRole('listitem').filter({ hasText: `Verenice ${surname}` });
  await left.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Cancelar visita' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Se retiró sin esperar');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar visita' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se canceló la visita de Verenice' })).toBeVisible();
  await expect(left).toHaveCount(0);

  // Leaves a registration half written for the counter, and continues it. The patient is already on file.
  await openByPalette(page, 'crear paciente', 'Crear paciente');
  await field(page, 'persona.nombre').fill('Sochil');
  await field(page, 'persona.primerApellido').fill(surname);
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Recepción' })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Tiene cambios sin guardar' })
    .getByRole('button', { name: 'Salir y conservar borrador' })
    .click();
  await expect(row(urgent)).toContainText(alias);
  await openByPalette(page, 'crear paciente', 'Crear paciente');
  await page.getByRole('status').getByRole('button', { name: 'Recuperar' }).click();
  await expect(field(page, 'persona.nombre')).toHaveValue('Sochil');
  await field(page, 'persona.fechaNacimiento').fill(shown(born));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: /registros? parecidos?/ })).toContainText(
    `Xóchitl ${surname}`,
  );
  await page.locator('form').last().getByRole('radio', { name: 'Mujer' }).check();
  await field(page, 'motivoSinCurp').selectOption('EN_TRAMITE');
  await field(page, 'domicilio.calle').fill('Juárez 5');
  await field(page, 'domicilio.codigoPostal').fill('25000');
  await page
    .getByRole('option', { name: /^25000/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Antecedentes de salud' }).click();
  await page.getByRole('button', { name: 'Agregar a Alergias' }).click();
  const allergy = page.getByRole('group', { name: 'Alergias, renglón 1' });
  await allergy.getByLabel('Sustancia').fill('Penicilina');
  await allergy.getByLabel('Tipo').selectOption({ label: 'Medicamento' });
  await allergy.getByLabel('Gravedad').selectOption({ label: 'Grave' });
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  const alike = page.getByRole('dialog', { name: '¿Ya está registrado?' });
  await expect(alike.getByRole('columnheader', { name: new RegExp(`Xóchitl ${surname}`) }).first()).toBeVisible();
  await alike.getByRole('button', { name: 'Continuar de todos modos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Sochil ${surname}` })).toBeVisible();

  // A second person with the permission merges the two records.
  const chief = await colleague(browser, baseURL!, 'administrador.unidad');
  await merge(chief, surname);
  await openByPalette(page, `xochitl ${surname}`, `Xóchitl ${surname}`);
  await expect(page.getByRole('region', { name: 'Alergias' })).toContainText('Penicilina · Grave');

  // An appointment is booked, and moved.
  await openFromMenu(page, 'Agenda');
  await openDay(page, surname, FIRST);
  await page.getByRole('button', { name: `Libre: agendar a las 09:00, Ciro ${surname}` }).click();
  const booking = page.getByRole('dialog', { name: 'Agendar cita' });
  await booking.getByRole('combobox', { name: 'Paciente' }).fill(`d'angelo ${surname}`);
  await page
    .getByRole('listbox')
    .getByRole('option', { name: `Zoë D’Angelo ${surname}` })
    .click();
  await booking.getByLabel('Motivo').fill('Control dental');
  await booking.getByRole('button', { name: 'Agendar cita' }).click();
  const appointment = page.getByRole('table').getByRole('button', { name: /D’Angelo/ });
  await expect(appointment).toHaveAccessibleName(new RegExp(`^09:00, Ciro ${surname}: Zoë D’Angelo`));
  await appointment.click();
  const opened = page.getByRole('dialog', { name: /D’Angelo/ });
  await opened.getByRole('button', { name: 'Reprogramar' }).click();
  await opened.getByRole('radio', { name: `${shown(FIRST)} 09:40` }).check();
  await opened.getByRole('button', { name: 'Pasar a esta hora' }).click();
  await expect(opened).toHaveCount(0);
  await expect(appointment).toHaveAccessibleName(new RegExp(`^09:40, Ciro ${surname}: Zoë D’Angelo`));

  // A day off of the physician moves the patient's appointment, and the counter gets a notice.
  await dayOff(chief, surname, hours);
  await chief.context().close();
  await openFromMenu(page, 'Recepción');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const notices = page.getByRole('dialog', { name: 'Notificaciones' });
  // A notice names only the document; the page of the document names the patient.
  await notices
    .getByRole('button')
    .filter({ hasText: `la cita del ${shown(FIRST)} 09:40 se movió al ${shown(NEXT)} 09:00` })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(`Zoë D’Angelo ${surname}`);

  // The second reader: the physician.
  await signInAs('medico');
  await page.goto('/');
  await openFromMenu(page, 'Recepción');
  await expect(row(urgent)).toContainText(/~30 años · Inconsciente en la calle.*Rojo.*Llamado 2 veces/);
  await expect(row(turn)).toContainText(`Zoë D’Angelo ${surname}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Verenice' }).filter({ hasText: surname })).toHaveCount(0);
  await openByPalette(page, `zoe d'angelo ${surname}`, `Zoë D’Angelo ${surname}`);
  await expect(page.getByRole('link', { name: '844 123 4567' })).toHaveAttribute('href', 'tel:8441234567');
  await openFromMenu(page, 'Agenda');
  await openDay(page, surname, NEXT);
  await expect(appointment).toHaveAccessibleName(
    new RegExp(`^09:00, Ciro ${surname}: Zoë D’Angelo ${surname}, Confirmada`),
  );
  const doctor = await Api.signIn(baseURL!, 'medico');
  expect(await doctor.get(`/pacientes/paciente/${String(there['pacienteId'])}`)).toMatchObject({
    alergias: [{ sustancia: 'Penicilina', gravedad: 'GRAVE', estado: 'ACTIVA' }],
  });
  const persons = await doctor.get<Json[]>(`/pacientes/paciente?pageSize=10&${filtered({ q: surname })}`);
  expect(new Set(persons.map(({ persona }) => (persona as Json)['nombre']))).toEqual(
    new Set(['Verenice', 'Xóchitl', 'Zoë']),
  );
});

/** Creates a physician with an hour of slots on each of two days. */
async function physicianWithHours(su: Api, unidadId: unknown, surname: string): Promise<Json> {
  const { personalMedicoId } = await su.create('/catalogos/personal-medico', {
    persona: {
      nombre: 'Ciro',
      primerApellido: surname,
      genero: 'H',
      fechaNacimiento: '1970-02-03',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
    },
    tipo: 'MEDICO',
    unidadId,
    turno: 'MATUTINO',
    cedulaProfesional: String(10_000_000 + (Date.now() % 89_999_999)),
    puedePrescribir: true,
    puedePrescribirControlados: false,
  });
  const [first] = await Promise.all(
    [FIRST, NEXT].map((day) =>
      su.create('/agenda/agenda/horario', {
        personalMedicoId,
        diaSemana: WEEKDAYS[isoWeekday(day) - 1],
        inicio: '09:00',
        fin: '10:00',
        duracionMin: 20,
        cupo: 1,
        // Also valid on a public holiday.
        excepciones: [{ fecha: day, inicio: '09:00', fin: '10:00' }],
      }),
    ),
  );
  return first!;
}

async function chooseService(page: Page, service: string): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Nueva visita' }).getByRole('combobox', { name: /^Núcleo/ });
  await picker.fill(service);
  await page.getByRole('listbox').getByRole('option', { name: service }).click();
}

async function turnGiven(page: Page): Promise<string> {
  const slip = page.getByRole('dialog', { name: 'Su turno es' });
  const turn = (await slip.locator('b').textContent())!.trim();
  await slip.getByRole('button', { name: 'Cerrar' }).click();
  return turn;
}

async function openDay(page: Page, surname: string, day: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Con quién' }).selectOption({ label: `Ciro ${surname}` });
  const date = page.getByRole('textbox', { name: 'Fecha' });
  await date.fill(shown(day));
  await date.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(shown(day)) })).toBeVisible();
}

async function merge(page: Page, surname: string): Promise<void> {
  await openByPalette(page, `xóchitl ${surname}`, `Xóchitl ${surname}`);
  await page.getByRole('link', { name: 'Fusionar con otro' }).click();
  await page.getByRole('combobox', { name: 'Duplicado' }).fill(`Sochil ${surname}`);
  await page
    .getByRole('listbox')
    .getByRole('option', { name: `Sochil ${surname}` })
    .click();
  await expect(page.getByText('Las alergias y los padecimientos crónicos de los dos registros')).toBeVisible();
  await page.getByLabel('Motivo').fill('Misma fecha de nacimiento; lo confirma la paciente');
  await page.getByRole('button', { name: 'Fusionar', exact: true }).click();
  await expect(page.getByText('Los registros se fusionaron.')).toBeVisible();
}

/** Adds a day off to the hours, and moves its appointments. */
async function dayOff(page: Page, surname: string, hours: Json): Promise<void> {
  await openFromMenu(page, 'Horarios de agenda');
  await page
    .getByRole('row')
    .filter({ hasText: `Ciro ${surname}` })
    .locator(`a[href$="/horario/${String(hours['horarioId'])}"]`)
    .first()
    .click();
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  const day = page.getByRole('group', { name: 'Días distintos, renglón 1' });
  await day.getByLabel('Desde').fill('');
  await day.getByLabel('Hasta').fill('');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const affected = page.getByRole('dialog', { name: 'Citas fuera del nuevo horario' });
  const decision = affected.getByRole('combobox', { name: new RegExp(`D’Angelo ${surname}`) });
  await decision.selectOption({ label: `Mover al ${shown(NEXT)} 09:00` });
  await affected.getByRole('button', { name: 'Cambiar el horario' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
}
