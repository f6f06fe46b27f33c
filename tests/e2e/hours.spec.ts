import { Api, type Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { brokenWords } from '../support/web/broken-words';
import { chooseMore } from '../support/web/choose-more';
import { newPatient } from '../support/web/new-patient';
import { expect, settled, test } from '../support/web/test';

test.use({ expectedStatuses: [409] });

const DAY_MS = 86_400_000;

/** Creates hours on Sunday afternoons, which the demo does not have, with one appointment for each patient two weeks ahead. */
async function booked(baseURL: string, patients: Readonly<Record<string, string>>) {
  const [chief, desk, physician] = [
    await Api.signIn(baseURL, 'administrador.unidad'),
    await Api.signIn(baseURL, 'recepcion'),
    await Api.signIn(baseURL, 'medico'),
  ];
  const { propioId, unidadId, hoy } = await physician.get('/agenda/agenda/contexto');
  const hours = await chief.create('/agenda/agenda/horario', {
    personalMedicoId: propioId,
    diaSemana: 'DOMINGO',
    inicio: '16:00',
    fin: '18:00',
    duracionMin: 20,
    cupo: 1,
  });
  const noon = Date.parse(`${String(hoy)}T12:00:00Z`) + 14 * DAY_MS;
  const sunday = new Date(noon + ((7 - new Date(noon).getUTCDay()) % 7) * DAY_MS).toISOString().slice(0, 10);
  const appointments: Record<string, Json> = {};
  for (const [name, time] of Object.entries(patients)) {
    const { pacienteId } = await newPatient(desk, unidadId, name, 'Zumárraga');
    appointments[name] = await desk.create('/agenda/agenda', {
      pacienteId,
      unidadId,
      personalMedicoId: propioId,
      titulo: 'Control mensual',
      inicio: `${sunday}T${time}:00-06:00`,
    });
  }
  const stateOf = async (name: string) => desk.get(`/agenda/agenda/${String(appointments[name]!['eventoId'])}`);
  return { desk, hours, stateOf };
}

test('shortening or ending hours requires a decision about each affected appointment', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const { desk, hours, stateOf } = await booked(baseURL!, {
    Matilde: '16:20',
    Nicanor: '17:00',
    Obdulia: '17:20',
    Pánfilo: '17:40',
  });
  await signInAs('administrador.unidad');
  await page.goto(`/horario/${String(hours['horarioId'])}/editar`);
  await settled(page);
  await page.getByLabel('Hasta').first().fill('17:00');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Citas fuera del nuevo horario' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog).toContainText('Nicanor Zumárraga');
  await expect(dialog).not.toContainText('Matilde');
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

  // Without a decision nothing changes, and the form states why.
  await dialog.getByRole('button', { name: 'No cambiar nada' }).click();
  await expect(page.getByText('Con este cambio quedarían 3 citas fuera del horario.')).toBeVisible();
  expect(await stateOf('Nicanor')).toMatchObject({ estatus: 'AUTORIZADA' });

  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const decide = (name: string) => dialog.getByRole('combobox', { name: `Qué hacer con la cita de ${name} Zumárraga` });
  const apply = dialog.getByRole('button', { name: 'Cambiar el horario' });
  await decide('Nicanor').selectOption('MOVER');
  await decide('Obdulia').selectOption('CANCELAR');
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await decide('Pánfilo').selectOption('CONSERVAR');
  await apply.click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  expect(await stateOf('Nicanor')).toMatchObject({ estatus: 'REPROGRAMADA' });
  expect(await stateOf('Obdulia')).toMatchObject({
    estatus: 'CANCELADA',
    motivoCancelacion: 'Cambió el horario de agenda.',
  });
  expect(await stateOf('Pánfilo')).toMatchObject({ estatus: 'AUTORIZADA', horarioId: null });
  const notices = await desk.get<Json[]>('/notificaciones/notificaciones/notificaciones-list?pageSize=25');
  expect(JSON.stringify(notices)).toContain('se conservó fuera de horario');

  await page.goto(`/horario/${String(hours['horarioId'])}`);
  await chooseMore(page, 'Desactivar');
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await decide('Matilde').selectOption('CANCELAR');
  await apply.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Inactivo').first()).toBeVisible();
  expect(await stateOf('Matilde')).toMatchObject({ estatus: 'CANCELADA' });
  expect(await desk.get(`/agenda/agenda/horario/${String(hours['horarioId'])}`)).toMatchObject({ activo: false });
});
