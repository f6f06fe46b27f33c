import { WEEKDAYS } from '#areas/agenda/shared/agenda/slots';
import { addDays, isoWeekday } from '#platform/shared/dates/days';
import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 1280, height: 800 }, ownContext: true, expectedStatuses: [409, 422] });

test('an appointment from a note is listed at the counter, and one press puts the patient into the queue', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const su = await Api.signIn(baseURL!, 'su');
  const desk = await Api.signIn(baseURL!, 'recepcion');
  const physician = await Api.signIn(baseURL!, 'medico');
  const { propioId, hoy, unidadId } = await physician.get<{ propioId: number; hoy: string; unidadId: number }>(
    '/agenda/agenda/contexto',
  );
  // All-day hours, so that an appointment is possible at any time of the test.
  await su.create('/agenda/agenda/horario', {
    personalMedicoId: propioId,
    diaSemana: WEEKDAYS[isoWeekday(hoy) - 1],
    inicio: '00:00',
    fin: '23:59',
    duracionMin: 5,
    cupo: 9,
    vigenciaDesde: hoy,
    vigenciaHasta: addDays(hoy, 1),
    excepciones: [{ fecha: hoy, inicio: '00:00', fin: '23:59' }],
  });
  const [town] = await desk.get<Json[]>('/catalogos/municipio?pageSize=10');
  const patient = await desk.create('/pacientes/paciente', {
    persona: {
      nombre: 'Eufrosina',
      primerApellido: 'Ñúñez',
      segundoApellido: 'Quiñones',
      genero: 'M',
      fechaNacimiento: '1969-02-03',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
    },
    motivoSinCurp: 'EN_TRAMITE',
    unidadId,
    afiliacion: 'NINGUNA',
    domicilio: { calle: 'Hidalgo', estadoClave: town!['estadoClave'], municipioId: town!['municipioId'] },
    confirmarNoDuplicado: true,
    fechaNacimientoEstimada: false,
  });
  const { pacienteId } = patient;
  const visit = await desk.create('/pacientes/visita', { pacienteId, unidadId, tipo: 'CONSULTA', motivo: 'Tos' });
  const { visitaId } = visit;
  await physician.create('/pacientes/signos', {
    pacienteId,
    visitaId,
    fechaToma: new Date().toISOString(),
    tas: 120,
    tad: 80,
  });

  await signInAs('medico');
  await page.goto(`/consulta/visita/${String(visitaId)}`);
  await page.getByRole('button', { name: 'Comenzar consulta' }).click();
  await page.getByLabel(/^Padecimiento actual/).fill('Tos de tres días.');
  await page.getByLabel('Exploración física').fill('Sin datos de alarma.');
  await page.getByLabel('Tratamiento e indicaciones').fill('Líquidos abundantes.');
  await page.getByRole('group', { name: 'Los que más usa' }).getByRole('button').first().click();
  await page.getByLabel('Pronóstico').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Próxima cita' }).fill(hoy.split('-').toReversed().join('-'));
  const slots = page.getByRole('group', { name: 'Hora de la próxima cita' });
  await slots.getByRole('radio').first().check();
  await expect(page.getByText(/Al firmar se hará la cita/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Firmar nota' }).click();
  await expect(page.getByText(/Cédula \d+/)).toBeVisible();
  await page.goto(`/paciente/${String(pacienteId)}`);
  await expect(page.getByRole('heading', { name: 'Próximas citas' })).toBeVisible();
  await expect(page.getByText(/Seguimiento de CON-/)).toBeVisible();

  await page.goto('/agenda');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const grid = page.getByRole('table');
  const entry = grid.getByRole('button', { name: /Ñúñez/ });
  await entry.focus();
  await page.keyboard.press('ArrowDown');
  await expect(entry).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Ñúñez/ });
  await expect(dialog.getByRole('button', { name: 'Reprogramar' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await signInAs('recepcion');
  await page.goto('/consulta/recepcion');
  await settled(page);
  const expected = page.getByRole('region', { name: /Citas de hoy/ });
  await expect(expected.getByRole('listitem').filter({ hasText: 'Ñúñez' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expected.getByRole('button', { name: /^Llegó .*Ñúñez/ }).click();
  await expect(expected.getByRole('listitem').filter({ hasText: 'Ñúñez' })).toHaveCount(0);
  const queued = page.getByRole('listitem').filter({ hasText: 'Ñúñez' });
  await expect(queued.getByText(/Seguimiento de CON-/)).toBeVisible();
  await expect(queued.getByRole('button', { name: 'Llamar' })).toBeVisible();
});

test('on a phone the agenda is a list, and a free slot is booked from it', async ({ page, baseURL, signInAs }) => {
  const desk = await Api.signIn(baseURL!, 'recepcion');
  const { medicos } = await desk.get<{ medicos: { personalMedicoId: number }[] }>('/agenda/agenda/contexto');
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('recepcion');
  await page.goto(`/agenda?vista=semana&medico=${medicos[0]!.personalMedicoId}`);
  await page.getByRole('button', { name: 'Después' }).click();
  await settled(page);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Libre: agendar/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Agendar cita' });
  await dialog.getByRole('combobox', { name: 'Paciente' }).fill('María');
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByLabel('Motivo').fill('Revisión de estudios de sangre');
  await dialog.getByRole('button', { name: 'Agendar cita' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Revisión de estudios de sangre').first()).toBeVisible();
});

test('a patient’s appointment is moved to another free time by keys, and never to another physician', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const desk = await Api.signIn(baseURL!, 'recepcion');
  const { medicos, hoy, unidadId } = await desk.get<{
    medicos: { personalMedicoId: number }[];
    hoy: string;
    unidadId: number;
  }>('/agenda/agenda/contexto');
  const { personalMedicoId } = medicos[0]!;
  // A day with hours, on which no other test books.
  const from = addDays(hoy, 21);
  const slots = await desk.get<{ inicio: string; fecha: string }[]>(
    `/agenda/agenda/horas-disponibles?personalMedicoId=${personalMedicoId}&desde=${from}&hasta=${addDays(from, 6)}`,
  );
  const { inicio, fecha } = slots[0]!;
  const patients = await desk.get<Json[]>(`/pacientes/paciente?pageSize=25`);
  let name = '';
  for (const { pacienteId } of patients) {
    const booked = await desk
      .create('/agenda/agenda', {
        tipo: 'CITA_CONSULTA',
        titulo: 'Revisión',
        pacienteId,
        unidadId,
        personalMedicoId,
        inicio,
      })
      .catch(() => null);
    // The server refuses a second appointment of a patient on the same day.
    if (!booked) continue;
    name = String(booked['pacienteNombre']);
    break;
  }
  expect(name).not.toBe('');
  await signInAs('recepcion');
  await page.goto(`/agenda?medico=todos&fecha=${fecha}`);
  await settled(page);
  const appointment = page
    .getByRole('table')
    .getByRole('button', { name: new RegExp(name) })
    .first();
  await appointment.focus();
  await page.keyboard.press('m');
  await expect(page.getByText(`Elija la nueva hora de ${name}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const targets = page.locator('button[data-target]');
  expect(await targets.count()).toBeGreaterThan(0);
  const others = page.getByRole('button', { name: /^Libre: agendar/ });
  if ((await others.count()) > 0) {
    await others.first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const target = targets.last();
  const to = (await target.getAttribute('aria-label'))!;
  await target.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '¿Reprogramar la cita?' });
  await expect(question).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Pasar a esta hora' }).click();
  await expect(question).toBeHidden();
  const time = /las (\d\d:\d\d)/.exec(to)![1]!;
  await expect(page.getByRole('button', { name: new RegExp(`${time}.*${name}`) }).first()).toBeVisible();
});
