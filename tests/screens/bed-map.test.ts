import { changeAnswer } from '../support/screens/change-answer';
import { expect, settled, test, type Page } from '../support/screens/test';

const bed = (camaId: number, estatus: string, more: object = {}) => ({
  camaId,
  version: 1,
  numero: `C-0${camaId}`,
  estatus,
  hospitalizacionId: null,
  generoPermitido: null,
  motivoBloqueo: null,
  ...more,
});
const stay = (hospitalizacionId: number, more: object = {}) => ({
  hospitalizacionId,
  version: 1,
  estatus: 'INGRESADO',
  camaId: null,
  camaNumero: null,
  servicioId: 1,
  servicioNombre: 'Cirugía',
  pacienteNombre: `Paciente ${hospitalizacionId}`,
  iniciales: 'P.',
  genero: 'M',
  edad: '40 años',
  diagnostico: 'Apendicitis',
  fechaSolicitud: null,
  fechaProbableAlta: null,
  aislamiento: 'NINGUNO',
  notaVencida: false,
  news2Total: null,
  news2Riesgo: null,
  news2Anterior: null,
  ...more,
});

const MAP = {
  unidadNombre: 'Hospital de prueba',
  fecha: '2027-03-01',
  servicios: [
    {
      servicioId: 1,
      nombre: 'Cirugía',
      camas: [
        bed(1, 'OCUPADA', { hospitalizacionId: 11 }),
        bed(2, 'DISPONIBLE', { generoPermitido: 'H' }),
        bed(3, 'LIMPIEZA'),
        bed(4, 'RESERVADA'),
        bed(5, 'DISPONIBLE', { generoPermitido: 'M' }),
        bed(6, 'OCUPADA', { hospitalizacionId: 12 }),
      ],
    },
    {
      servicioId: 2,
      nombre: 'Urgencias',
      camas: [bed(7, 'MANTENIMIENTO', { motivoBloqueo: 'Barandal roto' }), bed(8, 'BLOQUEADA'), bed(9, 'DISPONIBLE')],
    },
  ],
  estancias: [
    stay(11, { camaNumero: 'C-01', fechaProbableAlta: '2027-03-01', aislamiento: 'CONTACTO', notaVencida: true }),
    stay(12, { camaNumero: 'C-06', estatus: 'PREALTA', fechaProbableAlta: '2027-03-09' }),
    stay(13, { estatus: 'SOLICITADA', camaId: 4 }),
    stay(14, { estatus: 'SOLICITADA', servicioId: 1 }),
    stay(15, { fechaProbableAlta: '2027-03-02' }),
  ],
};

const tile = (page: Page, number: string) => page.getByRole('button', { name: new RegExp(`^${number}`) });
const dialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('jefe.servicio');
  await changeAnswer<object>(page, '**/hospitalizacion/mapa**', (answer) => ({ ...answer, ...MAP }));
  await page.goto('/hospital/camas');
  await settled(page);
});

test('the map counts beds by state, and lists waiting and leaving patients', async ({ page }) => {
  await expect(page.locator('dl').first()).toHaveText(
    'Ocupadas2Disponibles3Reservadas1En limpieza1Fuera de servicio2Ocupación22 %',
  );
  await expect(page.getByRole('region', { name: 'Cirugía 2 de 6' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Urgencias 0 de 3' })).toBeVisible();
  await expect(tile(page, 'C-01')).toContainText('Paciente 11');
  await expect(tile(page, 'C-01')).toContainText('40 años · Apendicitis');
  for (const [number, ...said] of [
    ['C-01', 'Contacto', 'Nota'],
    ['C-02', 'Solo hombres', 'Libre'],
    ['C-04', 'Reservada', 'Paciente 13'],
    ['C-06', 'Prealta'],
  ] as const)
    for (const text of said) await expect(tile(page, number)).toContainText(new RegExp(text, 'i'));
  for (const text of ['Contacto', 'Nota', 'Libre']) await expect(tile(page, 'C-06').getByText(text)).toHaveCount(0);
  await expect(tile(page, 'C-03').getByText('Libre')).toHaveCount(0);
  const people = (name: string) => page.locator('aside section').filter({ has: page.getByRole('heading', { name }) });
  expect(await people('Por ingresar').getByRole('link').allInnerTexts()).toEqual(['Paciente 13', 'Paciente 14']);
  expect(await people('Altas previstas hoy').getByRole('link').allInnerTexts()).toEqual(['Paciente 11', 'Paciente 12']);
});

test('a free bed admits a waiting patient after the identity check', async ({ page }) => {
  await tile(page, 'C-02').click();
  const admit = dialog(page).getByRole('button', { name: 'Ingresar' });
  await expect(dialog(page).getByRole('radio')).toHaveCount(2);
  await expect(admit).toBeDisabled();
  await dialog(page).getByRole('checkbox').check();
  // With two waiting patients, one must be selected.
  await expect(admit).toBeDisabled();
  await dialog(page).getByRole('radio').last().check();
  await expect(admit).toBeEnabled();
  await dialog(page).getByRole('checkbox').uncheck();
  await expect(admit).toBeDisabled();
  await expect(dialog(page).getByRole('button', { name: 'Reservar' })).toBeEnabled();
});

test('a reserved bed admits its own patient; a bed of another ward admits no patient of this one', async ({ page }) => {
  await tile(page, 'C-04').click();
  await expect(dialog(page).getByRole('radio')).toHaveCount(1);
  await expect(dialog(page).getByRole('radio')).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Reservar' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await tile(page, 'C-09').click();
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Ingresar' })).toHaveCount(0);
});

test('a patient moves to a free bed of the ward that accepts their sex', async ({ page }) => {
  await tile(page, 'C-01').click();
  await expect(dialog(page).getByRole('link')).toHaveAttribute('href', '/hospital/paciente/11');
  const where = dialog(page).getByRole('radiogroup').first();
  expect(await where.getByRole('radio').allInnerTexts()).toEqual(['C-05']);
  const move = dialog(page).getByRole('button', { name: /^Cambiar/ });
  await expect(move).toBeDisabled();
  await where.getByRole('radio').click();
  await expect(where.getByRole('radio')).toHaveAttribute('aria-checked', 'true');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/11/'));
  await page.route('**/cambiar-cama', async (route) => route.fulfill({ body: '{}' }));
  await move.click();
  expect((await sent).postDataJSON()).toEqual({ camaId: 5, motivoMovimiento: 'CAMBIO_CAMA' });
  await expect(dialog(page)).toHaveCount(0);
});

test('a bed being cleaned is declared clean; one out of service states why', async ({ page }) => {
  await tile(page, 'C-03').click();
  await expect(dialog(page).getByRole('button', { name: /limpi/i })).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await tile(page, 'C-07').click();
  await expect(dialog(page)).toContainText('Barandal roto');
  await expect(dialog(page).getByRole('button')).toHaveCount(1);
});
