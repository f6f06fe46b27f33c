import { addDays } from '#platform/shared/dates/days';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';
import { changeAnswer } from '../support/screens/change-answer';
import { expect, settled, test, type Page } from '../support/screens/test';

const TODAY = todayIn(DEFAULT_TIME_ZONE);
const at = (hour: string, day = TODAY) => new Date(`${day}T${hour}:00-06:00`).toISOString();
const physician = (personalMedicoId: number, nombre: string) => ({ personalMedicoId, nombre, nucleos: ['Pediatría'] });
const slot = (hour: string, day = TODAY) => ({
  inicio: at(hour, day),
  fin: at('23:00', day),
  fecha: day,
  anden: null,
  cupo: 1,
  cupoLibre: 1,
});
const appointment = (eventoId: number, personalMedicoId: number, hour: string, more: object = {}) => ({
  eventoId,
  version: 1,
  tipo: 'CITA_CONSULTA',
  inicio: at(hour),
  fin: at('23:00'),
  fecha: TODAY,
  estatus: 'AUTORIZADA',
  personalMedicoId,
  pacienteNombre: `Paciente ${eventoId}`,
  titulo: 'Control',
  anden: null,
  ...more,
});

async function withAgenda(page: Page, more: object = {}): Promise<void> {
  await changeAnswer<object>(page, '**/agenda/contexto**', (answer) => ({
    ...answer,
    hoy: TODAY,
    zonaHoraria: 'America/Monterrey',
    propioId: null,
    almacenes: [],
    medicos: [physician(1, 'Dra. Luna'), physician(2, 'Dr. Sol')],
    ...more,
  }));
  await changeAnswer(page, '**/eventos-list**', (_, { searchParams }) => {
    const whose = searchParams.get('personalMedicoId');
    return [
      appointment(5, 1, '09:00'),
      appointment(6, 2, '10:00'),
      appointment(7, 1, '11:00', { estatus: 'CANCELADA' }),
    ]
      .filter(({ personalMedicoId }) => whose === null || whose === String(personalMedicoId))
      .filter(() => searchParams.get('desde') === TODAY || searchParams.get('hasta')! > TODAY);
  });
  await changeAnswer(page, '**/horas-disponibles**', (_, { searchParams }) =>
    searchParams.get('personalMedicoId') === '1' && searchParams.get('desde')! <= TODAY ? [slot('10:00')] : [],
  );
}

const headings = (page: Page) => page.getByRole('columnheader').allInnerTexts();

test('a day has a column for each physician, and can be filtered to one', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await withAgenda(page);
  await page.goto('/agenda');
  await settled(page);
  await expect.poll(() => headings(page)).toEqual(['Hora', 'Dra. Luna', 'Dr. Sol']);
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['09:00', '10:00']);
  await expect(page.getByRole('button', { name: '09:00, Dra. Luna: Paciente 5, Confirmada' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Libre: agendar a las 10:00, Dra. Luna' })).toBeVisible();
  // Cancelled appointments are only found in the list.
  await expect(page.getByText('Paciente 7')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hoy', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const whose = page.getByLabel('Con quién');
  await expect(whose).toHaveValue('todos');
  await whose.selectOption('Dr. Sol · Pediatría');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  expect(await headings(page)).toEqual(['Hora', 'Dr. Sol']);
  await expect(page.getByRole('button', { name: '10:00, Dr. Sol: Paciente 6, Confirmada' })).toBeVisible();
  await expect(page).toHaveURL(/medico=2/);
  await page.reload();
  await expect(whose).toHaveValue('2');
});

test('moves from day to day, and to the week from Monday', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await withAgenda(page);
  await page.goto('/agenda');
  await settled(page);
  await page.getByRole('button', { name: 'Después', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`fecha=${addDays(TODAY, 1)}`));
  await expect(page.getByRole('heading', { name: 'Nada en la agenda' })).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Hoy', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Antes', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`fecha=${addDays(TODAY, -1)}`));
  await settled(page);
  await page.getByRole('button', { name: 'Semana', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Semana', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  await page.getByRole('button', { name: 'Después', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`fecha=${addDays(TODAY, 6)}`));
  await settled(page);
  await page.getByRole('button', { name: 'Hoy', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(8);
  await expect(page.getByRole('heading', { name: /^Semana del/ })).toBeVisible();
});

test('arrow keys move to the nearest entry on each side', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await withAgenda(page);
  await page.goto('/agenda');
  await settled(page);
  const entry = (name: RegExp) => page.getByRole('button', { name });
  const [first, free, other] = [/^09:00, Dra/, /^Libre: agendar a las 10:00/, /^10:00, Dr\. Sol/];
  await expect(entry(first)).toHaveAttribute('tabindex', '0');
  await entry(first).focus();
  for (const [key, next] of [
    ['ArrowDown', free],
    ['ArrowDown', free],
    ['ArrowRight', other],
    ['ArrowUp', other],
    ['ArrowLeft', free],
    ['ArrowUp', first],
    ['ArrowRight', other],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(next)).toBeFocused();
  }
  await expect(entry(other)).toHaveAttribute('tabindex', '0');
  await expect(entry(first)).toHaveAttribute('tabindex', '-1');
});

test('a physician begins with their own agenda', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await withAgenda(page, { propioId: 2 });
  await page.goto('/agenda');
  await settled(page);
  expect(await headings(page)).toEqual(['Hora', 'Dr. Sol']);
});

test('without physicians the agenda explains why it is empty', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await withAgenda(page, { medicos: [] });
  await page.goto('/agenda');
  await expect(page.getByRole('heading', { name: 'Aún no hay horarios' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Qué agenda' })).toHaveCount(0);
});
