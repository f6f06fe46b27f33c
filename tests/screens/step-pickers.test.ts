import { groupBy } from '../../scripts/codegen/group-by';
import { api } from '../support/screens/sessions';
import { expect, test } from '../support/screens/test';
import { chooseMore } from '../support/web/choose-more';

interface Stay {
  readonly hospitalizacionId: number;
  readonly servicioNombre: string;
  readonly unidadId: number;
}
interface Bed {
  readonly servicioNombre: string;
}
/** Number of records that a picker shows at once. */
const OFFERED = 20;

const staysIn = async (profile: string, estatus: string): Promise<Stay[]> => {
  const filter = Buffer.from(JSON.stringify({ estatus })).toString('base64');
  return (await api(profile)).get<Stay[]>(`/pacientes/hospitalizacion?pageSize=100&filterBy=${filter}`);
};

/** Steps of a stay whose pickers depend on the unit of the stay, which their dialogs do not contain. */
const STEPS = [
  { step: 'Reservar cama', estatus: 'SOLICITADA', field: 'camaId', inMenu: false },
  { step: 'Ingresar', estatus: 'SOLICITADA', field: 'camaId', inMenu: false },
  { step: 'Cambiar de cama', estatus: 'INGRESADO', field: 'camaId', inMenu: false },
  { step: 'Trasladar de servicio', estatus: 'INGRESADO', field: 'servicioId', inMenu: true },
] as const;

for (const { step, estatus, field, inMenu } of STEPS) {
  test(`the dialog of «${step}» offers what belongs to the unit of the stay`, async ({ page, signInAs }) => {
    await signInAs('jefe.servicio');
    const [stay] = await staysIn('jefe.servicio', estatus);
    await page.goto(`/hospitalizacion/${stay!.hospitalizacionId}`);
    if (inMenu) await chooseMore(page, step);
    else await page.getByRole('button', { name: step, exact: true }).click();
    const picker = page.getByRole('dialog').locator(`#campo-${field}`);
    await picker.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByText('Primero elija')).toHaveCount(0);
  });
}

test('a transfer offers only beds of its target service', async ({ page, signInAs }) => {
  await signInAs('jefe.servicio');
  const [stay] = await staysIn('jefe.servicio', 'INGRESADO');
  await page.goto(`/hospitalizacion/${stay!.hospitalizacionId}`);
  await chooseMore(page, 'Trasladar de servicio');
  const dialog = page.getByRole('dialog');
  const beds = async (servicio: string) => {
    await dialog.locator('#campo-servicioId').fill(servicio);
    await page.getByRole('option', { name: servicio }).first().click();
    await dialog.locator('#campo-camaId').click();
  };
  const client = await api('jefe.servicio');
  const filter = Buffer.from(JSON.stringify({ unidadId: stay!.unidadId, estatus: ['DISPONIBLE', 'RESERVADA'] }));
  const free = await client.get<Bed[]>(`/catalogos/cama?pageSize=200&filterBy=${filter.toString('base64')}`);
  const byService = groupBy(free, ({ servicioNombre }) => servicioNombre);
  const others = [...byService].filter(([servicio]) => servicio !== stay!.servicioNombre).slice(0, 2);
  expect(others).toHaveLength(2);
  for (const [servicio, offered] of others) {
    await beds(servicio);
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: servicio })).toHaveCount(Math.min(OFFERED, offered.length));
    await expect(options).toHaveCount(Math.min(OFFERED, offered.length));
    await page.keyboard.press('Escape');
  }
});

test('a physician finds only diagnoses that fit the patient', async ({ page, signInAs }) => {
  await signInAs('medico');
  const client = await api('medico');
  const filter = Buffer.from(JSON.stringify({ estatus: 'LISTA_CONSULTA' })).toString('base64');
  const visits = await client.get<{ visitaId: number; pacienteId: number }[]>(
    `/pacientes/visita?pageSize=10&filterBy=${filter}`,
  );
  const [visit] = visits;
  const { persona } = await client.get<{ persona: { genero: string } }>(`/pacientes/paciente/${visit!.pacienteId}`);
  const [theirs, others] = persona.genero === 'H' ? ['próstata', 'útero'] : ['útero', 'próstata'];
  await page.goto(`/consulta/visita/${visit!.visitaId}`);
  await page.getByRole('button', { name: 'Comenzar consulta' }).click();
  const picker = page.locator('#new-diagnosis');
  await picker.fill(others);
  await expect(page.getByText('Nada coincide con lo que escribió.')).toBeVisible();
  await picker.fill(theirs);
  await page
    .getByRole('option', { name: new RegExp(theirs) })
    .first()
    .click();
  await expect(page.locator('#nota-diagnosticos').getByRole('radio')).toHaveCount(1);
});
