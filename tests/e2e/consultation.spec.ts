import { Api, type Json } from '../support/web/api';
import { brokenWords } from '../support/web/broken-words';
import { chooseMore } from '../support/web/choose-more';
import { newPatient } from '../support/web/new-patient';
import { expect, settled, test } from '../support/web/test';

test.use({ expectedStatuses: [422] });

test('a consultation is written, referred and signed, and is complete on screen and on paper @core', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const [desk, physician] = [await Api.signIn(baseURL!, 'recepcion'), await Api.signIn(baseURL!, 'medico')];
  const { unidadId } = (await physician.get<[Json]>('/pacientes/paciente?pageSize=10'))[0];
  const patient = await newPatient(desk, unidadId, 'Eleuterio', 'Quiroz');
  const visit = await desk.create('/pacientes/visita', {
    pacienteId: patient['pacienteId'],
    unidadId,
    tipo: 'CONSULTA',
    motivo: 'Visión borrosa',
  });

  await signInAs('medico');
  await page.goto(`/consulta/visita/${String(visit['visitaId'])}`);
  await page.getByRole('button', { name: 'Comenzar consulta' }).click();
  await page.getByLabel('Tipo de consulta').selectOption('TELECONSULTA');
  await page.getByLabel(/^Padecimiento actual/).fill('Un mes con visión borrosa.');
  await page.getByLabel('Exploración física').fill('Sin datos de alarma.');
  await page.getByLabel('Tratamiento e indicaciones').fill('Control de glucosa.');
  await page.getByLabel('Pronóstico').selectOption('RESERVADO_EVOLUCION');
  const search = page.getByRole('combobox', { name: 'Agregar diagnóstico (CIE-10)' });
  for (const [text, name] of [
    ['E11.9', /Diabetes mellitus no insulinodependiente/],
    ['hipertension esencial', /Hipertensión esencial/],
  ] as const) {
    await search.fill(text);
    await page.getByRole('option', { name }).first().click();
  }
  const diagnoses = page.locator('#nota-diagnosticos').getByRole('listitem');
  await expect(diagnoses).toHaveCount(2);

  // A day of the physician's own agenda within two weeks, and a free slot on it.
  const { hoy } = await physician.get('/agenda/agenda/contexto');
  const wished = new Date(Date.parse(String(hoy)) + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: 'Próxima cita' }).fill(wished.split('-').toReversed().join('-'));
  const slots = page.getByRole('group', { name: /Hora de la próxima cita|Los más cercanos/ });
  await slots.locator('label').first().click();
  const promised = page.getByText(/^Al firmar se hará la cita: /);
  const when = /(\d\d-\d\d-\d{4} \d\d:\d\d)/.exec((await promised.textContent())!)![1]!;

  await page.getByText('Referencia a otra unidad').click();
  await page.getByRole('checkbox', { name: 'Urgente' }).check();
  await expect(page.getByRole('button', { name: 'Faltan 3 datos para firmar' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Unidad de destino' }).fill('Monclova');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('Motivo de la referencia').fill('Valoración por oftalmología');
  // The link of a missing item leads to its field.
  await expect(page.getByRole('link', { name: /^6\.4\.3\.1/ })).toHaveCount(0);
  await page.getByRole('link', { name: '6.4.3 Resumen clínico' }).click();
  await expect(page.getByLabel('Resumen clínico')).toBeInViewport();
  await page.getByLabel('Resumen clínico').fill('Diabetes de diez años de evolución.');
  await page.getByRole('button', { name: 'Firmar nota' }).click();

  const note = page.getByRole('region', { name: 'Nota médica' });
  await expect(note.getByText(/Cédula \d+/)).toBeVisible();
  const whole = [
    /E11\.9 Diabetes mellitus no insulinodependiente/,
    'Principal',
    /I10 Hipertensión esencial/,
    'Secundario',
    'Reservado a evolución',
    'Control de glucosa.',
    'Urgente',
    'Valoración por oftalmología',
    'Diabetes de diez años de evolución.',
    when,
    'Confirmada',
    'Esta nota no tiene recetas.',
  ];
  for (const text of whole) await expect(note).toContainText(text);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => brokenWords(page), `${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await note.getByRole('link', { name: /^CON-/ }).click();
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  for (const text of whole.filter((each) => typeof each === 'string' && each !== 'Urgente'))
    await expect(page.locator('main')).toContainText(text);
  await expect(page.locator('main')).toContainText('E11.9');
  await page.emulateMedia({ media: null });
  await chooseMore(page, 'Nota de referencia');
  await expect(page.getByText('Unidad que recibe')).toBeVisible();
  for (const text of ['Urgente', 'Valoración por oftalmología', 'Diabetes de diez años de evolución.', 'Eleuterio'])
    await expect(page.locator('main')).toContainText(text);
  await expect(page.getByRole('cell', { name: /Diabetes mellitus/ })).toBeVisible();
});
