import type { Page } from '@playwright/test';
import { DEFAULT_TIME_ZONE, toZonedTime } from '#platform/shared/dates/moments';
import { Api, type Json } from '../../support/web/api';
import { chooseMore } from '../../support/web/choose-more';
import { colleague } from '../../support/web/days/colleague';
import { openByPalette, openFromMenu } from '../../support/web/days/moves';
import {
  admitted,
  askedStay,
  filtered,
  firstOf,
  ownBed,
  uniqueSurname,
  wardOfNurse,
} from '../../support/web/days/people';
import { menuLink } from '../../support/web/menu';
import { expect, test } from '../../support/web/test';
import { today } from '../../support/today';

test.use({ viewport: { width: 1440, height: 900 }, ownContext: true, expectedStatuses: [409, 422] });

/** CNIS: paracetamol 500 mg, metoclopramide 10 mg. */
const [PARACETAMOL, METOCLOPRAMIDE] = ['010.000.0104.00', '010.000.1241.00'] as const;
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
/** Returns day and hour at the ward, in the typed format. */
const typed = (moment: string) => {
  const { date, time } = toZonedTime(moment, DEFAULT_TIME_ZONE)!;
  return { day: date.split('-').toReversed().join('-'), hour: time.slice(0, 5) };
};

test('the day of a chief of service', async ({ page, browser, baseURL, signInAs }) => {
  test.slow();
  const [su, nurse] = [await Api.signIn(baseURL!, 'su'), await Api.signIn(baseURL!, 'enfermeria.centrales')];
  const ward = await wardOfNurse(su);
  const { servicios } = await su.get<{ servicios: { servicioId: number; nombre: string }[] }>(
    `/pacientes/hospitalizacion/mapa?unidadId=${ward.unidadId}`,
  );
  const other = servicios.find(({ servicioId }) => servicioId !== ward.servicioId)!;
  const surname = uniqueSurname('Urdiales');
  const beds = await Promise.all([
    ...Array.from({ length: 4 }, () => ownBed(su, ward)),
    ownBed(su, { ...ward, servicioId: other.servicioId }),
  ]);
  const [first, second, third, spare, elsewhere] = beds as [Bed, Bed, Bed, Bed, Bed];
  const ask = (nombre: string) => askedStay(su, ward, { nombre, primerApellido: surname });
  const twoDays = { fechaIngreso: ago(48) };
  const leaving = await admitted(su, await ask('Leonora'), first, twoDays);
  const dying = await admitted(su, await ask("Tomás d'Aragón"), second, twoDays);
  const coming = await ask('Catalina');
  const order = async (clave: string, cantidadSolicitada: number) => {
    const { insumoId } = await firstOf(su, '/catalogos/insumo', { clave });
    const { almacenSurtidorId } = await nurse.get(
      `/pacientes/orden-cargo/insumos-orden-cargo?hospitalizacionId=${String(leaving['hospitalizacionId'])}`,
    );
    const made = await nurse.create('/pacientes/orden-cargo', {
      hospitalizacionId: leaving['hospitalizacionId'],
      tipo: 'ORDINARIA',
      almacenSurtidorId,
      enviar: true,
      lineas: [{ insumoId, cantidadSolicitada }],
    });
    return nurse.get(`/pacientes/orden-cargo/${String(made['ordenCargoId'])}`);
  };
  const [lessened, refused] = [await order(PARACETAMOL, 9), await order(METOCLOPRAMIDE, 4)];
  const appointment = await su.create('/agenda/agenda', {
    pacienteId: dying['pacienteId'],
    unidadId: ward.unidadId,
    titulo: 'Control',
    ...(await freePlace(su)),
  });

  // Charge orders: one is reduced with a reason, one is refused.
  await signInAs('jefe.servicio');
  await page.goto('/');
  await openFromMenu(page, 'Autorizar órdenes');
  const card = ({ folio }: Json) => page.locator('section').filter({ hasText: String(folio) });
  await card(lessened).getByRole('spinbutton').fill('2');
  const authorise = card(lessened).getByRole('button', { name: 'Autorizar', exact: true });
  await expect(authorise).toHaveAttribute('aria-disabled', 'true');
  await card(lessened).getByLabel('Por qué cambia la cantidad').fill('Basta para dos días');
  await authorise.click();
  await expect(card(lessened)).toHaveCount(0);
  await card(refused).getByRole('button', { name: 'Rechazar' }).click();
  await card(refused).getByLabel('Motivo del rechazo').fill('Corto');
  await expect(card(refused).getByRole('button', { name: 'Rechazar' })).toHaveAttribute('aria-disabled', 'true');
  await card(refused).getByLabel('Motivo del rechazo').fill('No tiene náusea ni vómito');
  await card(refused).getByRole('button', { name: 'Rechazar' }).click();
  await expect(card(refused)).toHaveCount(0);

  // The bed map: one bed is reserved and occupied, one patient is moved, and then transferred.
  await openFromMenu(page, 'Mapa de camas');
  const tile = ({ numero }: Bed) => page.getByRole('button', { name: new RegExp(`^${numero}\\b`) });
  const dialog = page.getByRole('dialog');
  await tile(third).click();
  await dialog.getByRole('radio', { name: new RegExp(`^Catalina ${surname}`) }).check();
  await dialog.getByRole('button', { name: 'Reservar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tile(third)).toContainText(`ReservadaCatalina ${surname}`);
  await tile(third).click();
  await expect(dialog.getByRole('button', { name: 'Ingresar aquí' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox', { name: /^Verifiqué su identidad/ }).check();
  await dialog.getByRole('button', { name: 'Ingresar aquí' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tile(third)).toContainText(`Catalina ${surname}`);
  await tile(third).click();
  await dialog.getByRole('radio', { name: spare.numero, exact: true }).click();
  await dialog.getByRole('radio', { name: 'Aislamiento' }).check();
  await dialog.getByRole('button', { name: 'Cambiar de cama' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tile(spare)).toContainText(`Catalina ${surname}`);
  await tile(third).click();
  await dialog.getByRole('button', { name: 'Limpieza terminada' }).click();
  await expect(tile(third)).toContainText('Libre');
  await tile(spare).click();
  await dialog.getByRole('link', { name: new RegExp(`^Catalina ${surname}`) }).click();
  await chooseMore(page, 'Trasladar de servicio');
  await pick(page, 'Servicio', other.nombre);
  await pick(page, 'Cama', elsewhere.numero);
  await dialog.getByRole('button', { name: 'Trasladar de servicio' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Cama ${elsewhere.numero} · ${other.nombre}`)).toBeVisible();

  // A discharge: its note is left half written, and continued.
  await openByPalette(page, 'mapa de camas', 'Mapa de camas');
  await tile(first).click();
  await dialog.getByRole('link', { name: new RegExp(`^Leonora ${surname}`) }).click();
  await expect(page.getByText(/2 días de estancia/)).toBeVisible();
  await page.getByRole('tab', { name: 'Alta' }).click();
  await expect(page.getByText('Falta la nota de egreso firmada')).toBeVisible();
  await page.getByRole('link', { name: 'Escribir nota de egreso' }).click();
  await page.getByRole('button', { name: 'Escribir nota' }).click();
  await page.getByLabel('Tipo de nota').selectOption({ label: 'Nota de egreso' });
  const stayed = page.getByLabel('Manejo durante la estancia');
  await stayed.fill('Antibiótico por siete días, con mejoría.');
  await openFromMenu(page, 'Autorizar órdenes');
  await page.goBack();
  await page.getByRole('button', { name: 'Escribir nota' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Recuperar' }).click();
  await expect(stayed).toHaveValue('Antibiótico por siete días, con mejoría.');
  await page.getByLabel('Evolución y estado actual').fill('Afebril desde ayer.');
  await page.getByLabel('Tratamiento e indicaciones').fill('Reposo en casa.');
  await page.getByLabel('Recomendaciones para la vigilancia ambulatoria').fill('Volver si hay fiebre.');
  await page.getByLabel('Pronóstico').selectOption({ label: 'Bueno para la vida y la función' });
  await page.getByRole('button', { name: 'Firmar', exact: true }).click();
  await expect(page.getByText('Nota firmada')).toBeVisible();
  await page.getByRole('tab', { name: 'Alta' }).click();
  await expect(page.getByText(/orden(es)? de cargo sin recibir o devolver/)).toHaveCount(0);
  await page.getByLabel('Motivo de egreso').selectOption({ label: 'Mejoría' });
  await page.getByRole('button', { name: 'Dar el alta' }).click();
  await expect(page.getByRole('button', { name: 'Revertir prealta' })).toBeVisible();

  // A death: first without a certificate, then before the admission, then correct.
  await openFromMenu(page, 'Mapa de camas');
  await tile(second).click();
  await dialog.getByRole('link', { name: new RegExp(`^Tomás d'Aragón ${surname}`) }).click();
  await page.getByRole('tab', { name: 'Alta' }).click();
  await page.getByLabel('Motivo de egreso').selectOption({ label: 'Defunción' });
  const died = ago(2);
  const dead = async (moment: string) => {
    const { day, hour } = typed(moment);
    const at = page.getByRole('group', { name: 'Fecha y hora de la defunción' });
    await at.getByRole('textbox', { name: /^Fecha:/ }).fill(day);
    await at.getByRole('textbox', { name: /^Hora:/ }).fill(hour);
    await page.getByRole('button', { name: 'Dar el alta' }).click();
  };
  await page.getByLabel('Causa principal').fill('Choque séptico');
  await page.getByLabel('Motivo', { exact: true }).fill('Falleció en la sala');
  await dead(died);
  await expect(page.getByRole('alert').filter({ hasText: 'Falta este dato' })).toContainText('Folio del certificado');
  await page.getByLabel('Folio del certificado').fill(`CD${String(Date.now()).slice(-8)}`);
  await dead(ago(60));
  await expect(page.getByRole('alert').filter({ hasText: typed(twoDays.fechaIngreso).day })).toBeVisible();
  await dead(died);
  await expect(page.getByText('La estancia terminó.')).toBeVisible();
  await openFromMenu(page, 'Mapa de camas');
  await expect(tile(second)).toContainText('En limpieza');

  // Reception, the second person of a discharge, and the first reader.
  const desk = await colleague(browser, baseURL!, 'recepcion');
  await openByPalette(desk, 'mapa de camas', 'Mapa de camas');
  await desk
    .getByRole('link', { name: `Leonora ${surname}` })
    .first()
    .click();
  await desk.getByRole('tab', { name: 'Alta' }).click();
  await desk.getByRole('button', { name: 'Dar el alta' }).click();
  await expect(desk.getByText('La estancia terminó.')).toBeVisible();
  await openFromMenu(desk, 'Recepción');
  await desk.getByRole('button', { name: 'Nueva visita' }).click();
  const visit = desk.getByRole('dialog', { name: 'Nueva visita' });
  await visit.getByRole('combobox', { name: 'Paciente' }).fill(`d’Aragón ${surname}`);
  await desk
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(`Tomás d'Aragón ${surname}`) })
    .click();
  await expect(visit).toContainText('El paciente falleció.');
  await visit.getByRole('button', { name: 'Cerrar' }).click();
  await desk.context().close();

  // The director sees days of stay and reasons in the hospital report.
  await signInAs('director.unidad');
  await page.goto('/');
  await (await menuLink(page, 'Reportes', 'Hospitalización y camas')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hospitalización y camas' })).toBeVisible();
  await page.getByRole('button', { name: 'Generar reporte' }).click();
  const line = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${surname}` });
  for (const name of ['Leonora', "Tomás d'Aragón"])
    await expect(line(name).getByRole('cell', { name: '2', exact: true }).first()).toBeVisible();
  await expect(line("Tomás d'Aragón")).toContainText('Defunción');
  await expect(line('Leonora')).toContainText('Mejoría');

  const director = await Api.signIn(baseURL!, 'director.unidad');
  const chief = await firstOf(su, '/catalogos/usuario', { email: 'jefe.servicio@example.org' });
  expect(await director.get(`/pacientes/orden-cargo/${String(lessened['ordenCargoId'])}`)).toMatchObject({
    // The discharge cancels orders that have not begun.
    estatus: 'CANCELADA',
    lineas: [{ cantidadSolicitada: 9, cantidadAutorizada: 2, motivoModificacion: 'Basta para dos días' }],
  });
  expect(await director.get(`/pacientes/orden-cargo/${String(refused['ordenCargoId'])}`)).toMatchObject({
    estatus: 'RECHAZADA',
  });
  const stayOf = ({ hospitalizacionId }: Json) =>
    director.get(`/pacientes/hospitalizacion/${String(hospitalizacionId)}`);
  expect(await stayOf(leaving)).toMatchObject({ estatus: 'ALTA', motivoEgreso: 'MEJORIA' });
  expect(await stayOf(dying)).toMatchObject({ estatus: 'ALTA', motivoEgreso: 'DEFUNCION' });
  expect(await stayOf(coming)).toMatchObject({
    estatus: 'INGRESADO',
    servicioId: other.servicioId,
    camaNombre: elsewhere.numero,
  });
  const moves = await director.get<Json[]>(
    `/pacientes/movimiento-cama?pageSize=10&${filtered({ hospitalizacionId: coming['hospitalizacionId'] })}`,
  );
  expect(new Set(moves.map(({ motivo }) => motivo))).toEqual(new Set(['INGRESO', 'AISLAMIENTO', 'TRASLADO_SERVICIO']));
  const [death] = await director.get<Json[]>(
    `/pacientes/defuncion?pageSize=5&${filtered({ pacienteId: dying['pacienteId'] })}`,
  );
  expect(death).toMatchObject({ registradaPorId: chief['usuarioId'] });
  expect(await director.get(`/pacientes/paciente/${String(dying['pacienteId'])}`)).toMatchObject({
    estatus: 'FALLECIDO',
  });
  expect(await director.get(`/agenda/agenda/${String(appointment['eventoId'])}`)).toMatchObject({
    estatus: 'CANCELADA',
  });
});

type Bed = Json & { readonly numero: string };

/** Returns a free slot of the demo's physician, 28 to 34 days ahead. */
async function freePlace(su: Api): Promise<Json> {
  const desk = su;
  const { personalMedicoId } = await firstOf(desk, '/catalogos/usuario', { email: 'medico@example.org' });
  const [slot] = await desk.get<Json[]>(
    `/agenda/agenda/horas-disponibles?personalMedicoId=${String(personalMedicoId)}&desde=${today(28)}&hasta=${today(34)}`,
  );
  return { personalMedicoId, inicio: slot!['inicio'] };
}

/** Chooses an option of a picker in the dialog. */
async function pick(page: Page, picker: string, option: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: picker });
  await field.fill(option);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
  await expect(field).toHaveValue(option);
  await expect(page.getByRole('listbox')).toHaveCount(0);
}
