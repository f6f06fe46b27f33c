import { changeAnswer } from '../support/screens/change-answer';
import { expect, settled, test, type Page } from '../support/screens/test';

const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

interface Appointment {
  readonly minutes: number;
  readonly estatus?: string;
  readonly llegada?: string | null;
}

/** Supplies appointments of the day, each by the name of its patient. */
async function withAppointments(page: Page, appointments: Readonly<Record<string, Appointment>>): Promise<void> {
  await changeAnswer(page, '**/eventos-list**', () =>
    Object.entries(appointments).map(
      ([pacienteNombre, { minutes, estatus = 'AUTORIZADA', llegada = null }], index) => ({
        eventoId: 9000 + index,
        version: 1,
        inicio: at(minutes),
        estatus,
        llegada,
        titulo: 'Control',
        pacienteNombre,
        folio: null,
        nucleoNombre: null,
        personalMedicoNombre: 'Dra. Luna',
      }),
    ),
  );
}

const section = (page: Page) => page.getByRole('region', { name: /^Citas de hoy/ });
const row = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });

test.beforeEach(async ({ signInAs }) => signInAs('recepcion'));

test('counts expected, arrived and absent patients, and lists the missing ones', async ({ page }) => {
  await withAppointments(page, {
    Ana: { minutes: 60 },
    Berta: { minutes: 120 },
    Carla: { minutes: -120, estatus: 'NO_SE_PRESENTO', llegada: at(-100) },
    Delia: { minutes: -30, estatus: 'INICIADA', llegada: at(-40) },
    Elsa: { minutes: 30, estatus: 'CANCELADA' },
  });
  await page.goto('/consulta/recepcion');
  await expect(section(page)).toContainText('2 por llegar · 1 ya llegaron · 1 no se presentaron');
  await expect(section(page).getByRole('listitem')).toHaveCount(3);
  await expect(row(page, 'Carla')).toContainText('Control · Dra. Luna');
  await expect(section(page).getByRole('alert')).toHaveCount(0);
});

test('has no list without appointments, nor rows once all have arrived', async ({ page }) => {
  await withAppointments(page, {});
  await page.goto('/consulta/recepcion');
  await settled(page);
  await expect(section(page)).toHaveCount(0);
  await page.unroute('**/eventos-list**');
  await withAppointments(page, { Delia: { minutes: -30, estatus: 'INICIADA', llegada: at(-40) } });
  await page.goto('/consulta/recepcion');
  await expect(section(page)).toContainText('0 por llegar · 1 ya llegaron · 0 no se presentaron');
  await expect(section(page).getByRole('list')).toHaveCount(0);
});

test('marks as late from five minutes on, and permits an arrival within two hours', async ({ page }) => {
  await withAppointments(page, {
    Ana: { minutes: -5.2 },
    Berta: { minutes: -4.2 },
    Carla: { minutes: -119.5 },
    Delia: { minutes: -121.5 },
    Elsa: { minutes: 119 },
    Fabiola: { minutes: 122 },
    Gloria: { minutes: -30, estatus: 'NO_SE_PRESENTO' },
  });
  await page.goto('/consulta/recepcion');
  for (const [name, late, may] of [
    ['Ana', 'Retraso de 5 min', true],
    ['Berta', null, true],
    ['Carla', 'Retraso de 119 min', true],
    ['Delia', 'Retraso de 121 min', false],
    ['Elsa', null, true],
    ['Fabiola', null, false],
    ['Gloria', null, false],
  ] as const) {
    await expect(row(page, name)).toContainText(late ?? (name === 'Gloria' ? 'No se presentó' : 'Confirmada'));
    await expect(row(page, name).getByText('Retraso')).toHaveCount(late === null ? 0 : 1);
    await expect(row(page, name).getByRole('button', { name: `Llegó ${name}` })).toHaveCount(may ? 1 : 0);
  }
});

test.describe('an arrival refused by the server', () => {
  test.override({ expectedStatuses: [422] });

  test('shows the reason above the list until it is closed', async ({ page }) => {
    await withAppointments(page, { Ana: { minutes: -1 } });
    await page.route('**/iniciar', async (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 422, codigo: 'REGLA', mensaje: 'Ya tiene una visita abierta.', errores: [] }),
      }),
    );
    await page.goto('/consulta/recepcion');
    await row(page, 'Ana').getByRole('button', { name: 'Llegó Ana' }).click();
    const alert = section(page).getByRole('alert');
    await expect(alert).toContainText('Ya tiene una visita abierta.');
    await alert.getByRole('button').click();
    await expect(alert).toHaveCount(0);
  });
});

test('lists called patients on top, then waiting ones by service, then those being seen, and counts those who left', async ({
  page,
}) => {
  const visit = (visitaId: number, more: object) => ({
    visitaId,
    version: 1,
    turnoNumero: String(visitaId),
    pacienteNombre: `Paciente ${visitaId}`,
    edad: '40 años',
    motivo: 'Tos',
    estatus: 'EN_ESPERA',
    triage: null,
    llamadas: 0,
    llamadaA: null,
    fechaLlegada: at(-45.2),
    estatusDesde: null,
    limiteEspera: null,
    ultimaLlamada: null,
    nucleoId: 1,
    nucleoNombre: 'Urgencias',
    ...more,
  });
  await withAppointments(page, {});
  await changeAnswer<object>(page, '**/visita/cola**', (answer) => ({
    ...answer,
    visitas: [
      visit(1, { estatus: 'EN_CONSULTA' }),
      visit(2, { llamadas: 1, llamadaA: 'Consultorio 3', ultimaLlamada: at(-3) }),
      visit(3, { nucleoId: null, nucleoNombre: null }),
      visit(4, { nucleoId: 2, nucleoNombre: 'Consulta externa', llamadas: 3 }),
      visit(7, { llamadas: 3, llamadaA: 'Consultorio 3', ultimaLlamada: at(-1) }),
      visit(5, { estatus: 'FINALIZADA' }),
      visit(6, { estatus: 'CANCELADA' }),
    ],
  }));
  await page.goto('/consulta/recepcion');
  const region = (name: RegExp) => page.getByRole('region', { name });
  const visitRow = (of: RegExp, name: string) => region(of).getByRole('listitem').filter({ hasText: name });
  await expect(region(/^Llamados 2$/).getByRole('listitem')).toHaveCount(2);
  const titles = (await page.getByRole('heading', { level: 2 }).allInnerTexts()).filter((text) => / \d+$/.test(text));
  expect(titles).toEqual(['Llamados 2', 'Consulta externa 1', 'Sin servicio 1', 'Con el médico o en farmacia 1']);
  await expect(page.getByText('5 en la fila · 2 ya se fueron')).toBeVisible();
  const called = visitRow(/^Llamados/, 'Paciente 2');
  await expect(called).toContainText('40 años · Tos');
  await expect(called).toContainText('45 min');
  await expect(called).toContainText('Llamado 1 vez, a las');
  await expect(called).toContainText('Consultorio 3');
  await expect(called.getByRole('button', { name: 'Volver a llamar' })).toHaveCount(1);
  await expect(called.getByRole('button', { name: 'Regresar a la espera' })).toHaveCount(1);
  await expect(called.getByRole('button', { name: 'No se presentó' })).toHaveAttribute('aria-disabled', 'true');
  await expect(visitRow(/^Llamados/, 'Paciente 7').getByRole('button', { name: 'No se presentó' })).toBeEnabled();
  const back = visitRow(/^Consulta externa/, 'Paciente 4');
  await expect(back).toContainText('Se le llamó 3 veces y volvió a la espera');
  await expect(back.getByRole('button', { name: 'Llamar', exact: true })).toHaveCount(1);
  await expect(back.getByRole('button', { name: 'No se presentó' })).toHaveCount(1);
  const served = visitRow(/^Con el médico/, 'Paciente 1');
  await expect(served.getByText('Llamado')).toHaveCount(0);
  await expect(served.getByRole('button', { name: 'Llamar' })).toHaveCount(0);
});
