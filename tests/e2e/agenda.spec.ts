import { WEEKDAYS } from '../../src/domain/agenda/slots';
import { isoWeekday } from '../../src/domain/agenda/holidays';
import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 1280, height: 800 }, ownContext: true, expectedStatuses: [409, 422] });

test('an appointment that a note makes is expected at the counter, and one press puts the patient into the queue', async ({
  page,
  baseURL,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const su = await Api.signIn(baseURL!, 'su');
  const desk = await Api.signIn(baseURL!, 'recepcion');
  const physician = await Api.signIn(baseURL!, 'medico');
  const { propioId, hoy, unidadId } = await physician.get<{ propioId: number; hoy: string; unidadId: number }>(
    '/agenda/agenda/contexto',
  );
  // Whatever the hour is, somebody can come to an appointment now.
  await su.create('/agenda/agenda/horario', {
    personalMedicoId: propioId,
    diaSemana: WEEKDAYS[isoWeekday(hoy) - 1],
    inicio: '00:00',
    fin: '23:59',
    duracionMin: 15,
    cupo: 9,
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
