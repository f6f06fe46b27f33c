import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

const STAYS = '/pacientes/hospitalizacion';

interface Stay extends Json {
  readonly hospitalizacionId: number;
  readonly servicioId: number;
  readonly camaId: number | null;
  readonly estatus: string;
}

interface Bed extends Json {
  readonly numero: string;
  readonly generoPermitido: string | null;
}

const filter = (by: object) => encodeURIComponent(Buffer.from(JSON.stringify(by)).toString('base64'));

/** Returns free beds of a service that accept any patient. */
const freeBeds = async (api: Api, servicioId: number) =>
  (
    await api.get<Bed[]>(`/catalogos/cama?pageSize=100&filterBy=${filter({ servicioId, estatus: ['DISPONIBLE'] })}`)
  ).filter(({ generoPermitido }) => generoPermitido === null);

/** Returns the wards of the unit with two free beds that accept any patient. */
async function wards(api: Api): Promise<readonly { servicioId: number; nombre: string }[]> {
  const { servicios } = await api.get<{ servicios: { servicioId: number; nombre: string }[] }>(`${STAYS}/mapa`);
  const free = await Promise.all(servicios.map(({ servicioId }) => freeBeds(api, servicioId)));
  return servicios.filter((_ward, index) => free[index]!.length >= 2);
}

/** Creates a requested stay of a patient who is in no hospital. */
async function request(api: Api, physician: Api, servicioId: number): Promise<Stay> {
  const [last] = await physician.get<Stay[]>(`${STAYS}?pageSize=1&filterBy=${filter({ estatus: ['ALTA'] })}`);
  const patients = await physician.get<(Json & { pacienteId: number })[]>('/pacientes/paciente?pageSize=100');
  const inside = new Set(
    (
      await api.get<Stay[]>(
        `${STAYS}?pageSize=100&filterBy=${filter({ estatus: ['SOLICITADA', 'INGRESADO', 'PREALTA'] })}`,
      )
    ).map(({ pacienteId }) => pacienteId),
  );
  const patient = patients.find(
    ({ pacienteId, estatus, alergiasNegadas }) =>
      !inside.has(pacienteId) && estatus === 'ACTIVO' && alergiasNegadas === true,
  );
  expect(patient).toBeDefined();
  return (await physician.create(STAYS, {
    pacienteId: patient!.pacienteId,
    unidadId: last!['unidadId'],
    servicioId,
    origen: 'URGENCIAS',
    diagnosticoIngresoId: last!['diagnosticoIngresoId'],
    motivoIngreso: 'Dolor abdominal',
    medicoTratanteId: last!['medicoTratanteId'],
    aislamiento: 'NINGUNO',
  })) as Stay;
}

/** Chooses an option of a picker, by mouse or with the keyboard alone. */
async function choose(page: Page, picker: string, option: string, way: Way) {
  const field = page.getByRole('dialog').getByRole('combobox', { name: picker });
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(option);
  const found = page.getByRole('listbox').getByRole('option', { name: option }).first();
  await expect(found).toBeVisible();
  if (way === 'mouse') await found.click();
  else {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(field).toHaveValue(option);
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

type Way = 'mouse' | 'keyboard';

/** Presses a button of the page or of the dialog, or chooses an entry of the menu. */
async function press(page: Page, name: string, way: Way, place: 'page' | 'menu' | 'dialog' = 'page') {
  if (place === 'menu') await press(page, 'Más acciones', way);
  const control =
    place === 'menu'
      ? page.getByRole('menuitem', { name, exact: true })
      : page.getByRole(place === 'dialog' ? 'dialog' : 'main').getByRole('button', { name, exact: true });
  if (way === 'mouse') return control.click();
  await control.focus();
  await page.keyboard.press('Enter');
}

test.describe('the bed of a stay is assigned and changed on the page of the stay', () => {
  for (const [way, path] of [
    ['mouse', '/hospital/paciente'],
    ['keyboard', '/hospital/paciente'],
    ['mouse', '/hospitalizacion'],
    ['keyboard', '/hospitalizacion'],
  ] as const)
    test(`with the ${way} on ${path}`, async ({ page, baseURL, signInAs }) => {
      const [desk, physician] = await Promise.all([Api.signIn(baseURL!, 'recepcion'), Api.signIn(baseURL!, 'medico')]);
      const [own, other] = await wards(desk);
      const { hospitalizacionId: id } = await request(desk, physician, own!.servicioId);
      const [first, second] = await freeBeds(desk, own!.servicioId);
      const [third] = await freeBeds(desk, other!.servicioId);
      const now = () => desk.get<Stay>(`${STAYS}/${id}`);
      const done = async (state: string) =>
        expect(page.getByRole('alert').filter({ hasText: state }).or(page.getByText(state)).first()).toBeVisible();
      await signInAs('recepcion');
      await page.goto(`${path}/${id}`);
      await settled(page);

      await press(page, 'Reservar cama', way);
      await choose(page, 'Cama', first!.numero, way);
      expect(await violations(page)).toEqual([]);
      await press(page, 'Reservar cama', way, 'dialog');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await now()).toMatchObject({ estatus: 'SOLICITADA', camaNombre: first!.numero });

      await press(page, 'Ingresar', way);
      const dialog = page.getByRole('dialog');
      // The bed reserved for this stay is prefilled and among the offered ones.
      await expect(dialog.getByRole('combobox', { name: 'Cama' })).toHaveValue(first!.numero);
      await choose(page, 'Cama', first!.numero, way);
      const identity = dialog.getByLabel('Identidad verificada con dos identificadores').first();
      await identity.focus();
      await page.keyboard.press('Space');
      await press(page, 'Ingresar', way, 'dialog');
      await expect(dialog).toHaveCount(0);
      await done('Ingresado');
      expect(await now()).toMatchObject({ estatus: 'INGRESADO', camaNombre: first!.numero });

      await press(page, 'Cambiar de cama', way);
      await choose(page, 'Cama', second!.numero, way);
      await press(page, 'Cambiar de cama', way, 'dialog');
      await expect(dialog).toHaveCount(0);
      expect(await now()).toMatchObject({ camaNombre: second!.numero });

      await press(page, 'Trasladar de servicio', way, 'menu');
      await choose(page, 'Servicio', other!.nombre, way);
      await choose(page, 'Cama', third!.numero, way);
      await press(page, 'Trasladar de servicio', way, 'dialog');
      await expect(dialog).toHaveCount(0);
      expect(await now()).toMatchObject({ servicioId: other!.servicioId, camaNombre: third!.numero });
      const moves = await desk.get<Json[]>(`/pacientes/movimiento-cama?filterBy=${filter({ hospitalizacionId: id })}`);
      expect(new Set(moves.map(({ motivo }) => motivo))).toEqual(
        new Set(['CAMBIO_CAMA', 'INGRESO', 'TRASLADO_SERVICIO']),
      );
    });
});
