import { Api, type Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { brokenWords } from '../support/web/broken-words';
import { newPatient } from '../support/web/new-patient';
import { expect, settled, test } from '../support/web/test';

test.use({ expectedStatuses: [409] });

interface Arrived extends Record<'VERDE' | 'AMARILLO' | 'ROJO', Json> {
  readonly service: string;
}

/** Registers a green, a yellow and a red patient, in this order, at a service with an empty queue. */
async function threeArrive(baseURL: string): Promise<Arrived> {
  const [desk, physician] = [await Api.signIn(baseURL, 'recepcion'), await Api.signIn(baseURL, 'medico')];
  const { unidadId } = (await physician.get<[Json]>('/pacientes/paciente?pageSize=10'))[0];
  const { visitas } = await desk.get<{ visitas: Json[] }>('/pacientes/visita/cola');
  const filter = Buffer.from(JSON.stringify({ unidadId })).toString('base64');
  const services = await desk.get<Json[]>(`/catalogos/nucleo?pageSize=100&filterBy=${encodeURIComponent(filter)}`);
  const service = services.find(({ nucleoId }) => visitas.every((visit) => visit['nucleoId'] !== nucleoId))!;
  const made: Json[] = [];
  for (const [nombre, triage] of [
    ['Verenice', 'VERDE'],
    ['Amaranta', 'AMARILLO'],
    ['Rogaciano', 'ROJO'],
  ] as const) {
    const { pacienteId } = await newPatient(desk, unidadId, nombre, 'Xicoténcatl');
    made.push(
      await desk.create('/pacientes/visita', {
        pacienteId,
        unidadId,
        nucleoId: service['nucleoId'],
        tipo: 'URGENCIAS',
        triage,
        motivo: 'Dolor',
      }),
    );
  }
  const [green, yellow, red] = made;
  return { VERDE: green!, AMARILLO: yellow!, ROJO: red!, service: String(service['nombre']) };
}

test('a called red patient stays on top, and returns to their triage place', async ({ page, baseURL, signInAs }) => {
  const { VERDE: green, AMARILLO: yellow, ROJO: red, service } = await threeArrive(baseURL!);
  await signInAs('recepcion');
  await page.goto('/consulta/recepcion');
  await settled(page);
  const called = page.getByRole('region', { name: /^Llamados/ });
  const row = (visit: Json) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByLabel(`Turno ${String(visit['turnoNumero'])}`, { exact: true }) });
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  const next = page.getByRole('region', { name: service }).getByRole('button', { name: 'Llamar al siguiente' });
  const calledHere = called.getByRole('listitem').filter({ hasText: 'Xicoténcatl' });

  await next.click();
  await expect(said('Se llamó a Rogaciano Xicoténcatl')).toBeVisible();
  await expect(called.getByRole('listitem').first()).toContainText('Rogaciano');
  await expect(row(red)).toContainText(/Llamado 1 vez, a las \d\d:\d\d/);
  await next.click();
  await expect(said('Se llamó a Amaranta Xicoténcatl')).toBeVisible();
  await expect(calledHere).toHaveCount(2);
  await expect(called.getByRole('listitem').first()).toContainText('Amaranta');

  await row(red).getByRole('button', { name: 'Volver a llamar' }).click();
  await expect(said('Se volvió a llamar a Rogaciano')).toContainText('Van 2 llamadas.');
  await expect(called.getByRole('listitem').first()).toContainText('Rogaciano');
  await expect(row(red).getByRole('button', { name: 'No se presentó' })).toHaveAttribute('aria-disabled', 'true');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => brokenWords(page), `${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await violations(page)).toEqual([]);

  await row(red).getByRole('button', { name: 'Regresar a la espera' }).click();
  await expect(said('Rogaciano Xicoténcatl volvió a la espera, en el lugar de su triage.')).toBeVisible();
  await expect(calledHere).toHaveCount(1);
  await expect(row(red)).toContainText('Se le llamó 2 veces y volvió a la espera');
  const names = await page.getByRole('listitem').filter({ hasText: 'Xicoténcatl' }).getByRole('link').allInnerTexts();
  expect(names.filter((name) => name.includes('Xicoténcatl')).map((name) => name.split(' ')[0])).toEqual([
    'Amaranta',
    'Rogaciano',
    'Verenice',
  ]);

  await next.click();
  await expect(said('Se volvió a llamar a Rogaciano')).toContainText('Van 3 llamadas.');
  await row(red).getByRole('button', { name: 'No se presentó' }).click();
  await expect(said('Rogaciano Xicoténcatl no se presentó.')).toBeVisible();
  await expect(row(red)).toHaveCount(0);

  // Another desk calls the green patient meanwhile: a second call is refused with a message.
  const other = await Api.signIn(baseURL!, 'recepcion');
  await other.create(`/pacientes/visita/${String(green['visitaId'])}/llamar`, { destino: 'Consultorio 9' });
  await row(green).getByRole('button', { name: 'Llamar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Otra persona acaba de llamar a este paciente (Consultorio 9).');
  expect(await other.get(`/pacientes/visita/${String(green['visitaId'])}`)).toMatchObject({ llamadas: 1 });
  await expect(called.getByRole('listitem').first()).toContainText('Verenice');
  for (const visit of [green, yellow])
    await other.step(`/pacientes/visita/${String(visit['visitaId'])}`, 'cancelar', { motivoCancelacion: 'Se retiró' });
});
