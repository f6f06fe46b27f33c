import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, ownContext: true, expectedStatuses: [409, 422] });

const SET = ['118', '76', '74', '16', '36.6', '98', '64.5', '162'] as const;
/** Taps for choosing the patient, for the next sign after each of seven, for the state, and for saving. */
const MAX_TAPS = 12;

test('a visit goes from the counter through vital signs to a signed note', async ({ page, baseURL, signInAs }) => {
  const desk = await Api.signIn(baseURL!, 'recepcion');
  const nurseApi = await Api.signIn(baseURL!, 'medico');
  const { unidadId } = (await nurseApi.get<[Json]>('/pacientes/paciente?pageSize=10'))[0];
  const [town] = await desk.get<Json[]>('/catalogos/municipio?pageSize=10');
  // Creates an adult without measurements or visits: no earlier values to compare with, and a first visit.
  const patient = await desk.create('/pacientes/paciente', {
    persona: {
      nombre: 'Querubina',
      primerApellido: 'Xalostoc',
      segundoApellido: 'Zentella',
      genero: 'M',
      fechaNacimiento: '1981-07-19',
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
  const { nombre, primerApellido, curp } = patient['persona'] as Json;

  await signInAs('recepcion');
  await page.goto('/consulta/recepcion');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nueva visita' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: 'Paciente' })
    .fill(String(curp ?? `${String(nombre)} ${String(primerApellido)}`));
  await page.getByRole('listbox').getByRole('option').first().tap();
  await dialog.getByLabel('Motivo').fill('Dolor de garganta');
  await dialog.getByRole('button', { name: 'Dar turno' }).tap();
  const slip = page.getByRole('dialog', { name: 'Su turno es' });
  const turn = (await slip.locator('b').textContent())!.trim();
  await slip.getByRole('button', { name: 'Cerrar' }).tap();
  const row = page.getByRole('listitem').filter({ has: page.getByLabel(`Turno ${turn}`, { exact: true }) });
  await row.getByRole('button', { name: 'Llamar', exact: true }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Se llamó a Querubina Xalostoc' })).toBeVisible();
  await expect(row.getByText(/Llamado 1 vez, a las \d\d:\d\d/)).toBeVisible();
  await page.goto('/consulta/recepcion/tablero');
  await expect(page.getByRole('region', { name: 'Última llamada' })).toContainText(turn);
  expect(await page.locator('main').textContent()).not.toContain(String(primerApellido));
  expect(await violations(page)).toEqual([]);

  await signInAs('medico');
  await page.goto('/consulta/signos');
  await settled(page);
  let taps = 0;
  const tap = async (locator: ReturnType<typeof page.locator>) => {
    taps += 1;
    await locator.tap();
  };
  await tap(page.getByRole('listitem').filter({ hasText: 'Dolor de garganta' }).getByRole('button').first());
  const keys = page.getByRole('group', { name: 'Teclado numérico' });
  for (const [index, value] of SET.entries()) {
    for (const digit of value)
      await keys.getByRole('button', { name: digit === '.' ? 'Punto decimal' : digit, exact: true }).tap();
    if (index < SET.length - 1) await tap(keys.getByRole('button', { name: 'Siguiente' }));
  }
  await tap(page.getByRole('button', { name: 'Todo normal' }));
  await expect(page.getByText('0 · Bajo')).toBeVisible();
  await expect(page.getByText('90 mmHg')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await tap(page.getByRole('button', { name: 'Guardar signos' }));
  await expect(page.getByText('Signos guardados')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);

  await page.goto('/consulta/recepcion');
  await settled(page);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByLabel(`Turno ${turn}`, { exact: true }) })
    .getByRole('link', { name: 'Consulta' })
    .tap();
  await page.getByRole('button', { name: 'Comenzar consulta' }).tap();
  await expect(page.getByText('118/76 mmHg')).toBeVisible();
  await expect(page.getByLabel('Tipo de consulta')).toHaveValue('PRIMERA_VEZ');
  const next = page.getByRole('textbox', { name: 'Próxima cita' });
  await next.fill('31-02-2029');
  await expect(page.getByText('Escriba una fecha válida, por ejemplo 27-03-2026.')).toBeVisible();
  await next.fill('28-02-2029');
  await expect(page.getByText('Escriba una fecha válida')).toBeHidden();
  await expect(page.getByRole('link', { name: /6\.1\.2 Exploración física/ })).toBeVisible();
  await page.getByLabel(/^Padecimiento actual/).fill('Dos días con odinofagia, sin fiebre.');
  await page.getByLabel('Exploración física').fill('Faringe hiperémica sin exudado.');
  await page.getByLabel('Tratamiento e indicaciones').fill('Líquidos abundantes.');
  await page.getByRole('group', { name: 'Los que más usa' }).getByRole('button').first().tap();
  await page.getByLabel('Pronóstico').selectOption({ index: 1 });
  await expect(page.getByText('La nota está completa: puede firmarla.')).toBeVisible();
  await expect(page.getByText('Borrador guardado')).toBeVisible({ timeout: 15_000 });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Firmar nota' }).tap();
  await expect(page.getByText(/Cédula \d+/)).toBeVisible();
  const mine = Buffer.from(JSON.stringify({ pacienteId: patient['pacienteId'] })).toString('base64');
  expect(await nurseApi.get(`/pacientes/consulta?pageSize=10&filterBy=${mine}`)).toMatchObject([
    { estatus: 'FIRMADA', tipo: 'PRIMERA_VEZ', proximaCita: '2029-02-28' },
  ]);
  await page.getByLabel('Adenda').fill('Se entregó hoja de indicaciones.');
  await page.getByRole('button', { name: 'Agregar adenda' }).tap();
  await expect(page.locator('blockquote')).toContainText('Se entregó hoja de indicaciones.');
});
