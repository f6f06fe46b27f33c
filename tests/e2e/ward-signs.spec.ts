import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, ownContext: true });

const SHEET = '/pacientes/hospitalizacion/signos-vitales';
const NURSE = 'enfermeria.centrales';

interface Sheet {
  readonly tomas: readonly (Json & { readonly signosId: number })[];
}

/** Returns an adult inpatient of the nurse's ward. */
async function adult(api: Api): Promise<number> {
  const { pacientes } = await api.get<{ pacientes: { hospitalizacionId: number; edad: string | null }[] }>(
    '/pacientes/hospitalizacion/asignados?todos=true',
  );
  const found = pacientes.find(({ edad }) => /^([2-9]\d) a/.test(edad ?? ''));
  expect(found, JSON.stringify(pacientes.map(({ edad }) => edad))).toBeDefined();
  return found!.hospitalizacionId;
}

const sheetOf = (api: Api, hospitalizacionId: number) =>
  api.get<Sheet>(`${SHEET}?hospitalizacionId=${hospitalizacionId}`);

/** Types into a field on the page's keypad. */
async function key(page: Page, label: string, value: string) {
  await page.getByRole('textbox', { name: label }).tap();
  const keys = page.getByRole('group', { name: 'Teclado numérico' });
  for (const digit of value)
    await keys.getByRole('button', { name: digit === '.' ? 'Punto decimal' : digit, exact: true }).tap();
}

test('a nurse records oxygen, Glasgow and fluids of a sick patient, and reviews unusual values once @core', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const nurse = await Api.signIn(baseURL!, NURSE);
  const stay = await adult(nurse);
  await signInAs(NURSE);
  await page.goto(`/hospital/paciente/${stay}`);
  await page.getByRole('link', { name: 'Tomar signos' }).tap();
  await settled(page);
  await key(page, 'Tensión sistólica', '88');
  await key(page, 'Tensión diastólica', '45');
  await key(page, 'Frecuencia cardiaca', '134');
  await key(page, 'Frecuencia respiratoria', '28');
  await key(page, 'Temperatura', '39.2');
  await key(page, 'Saturación de oxígeno', '90');
  await page.getByRole('group', { name: 'Conciencia' }).getByText('Confusión nueva').tap();
  const oxygen = page.getByRole('region', { name: 'Oxígeno' });
  await oxygen.getByText('Mascarilla con reservorio').tap();
  await key(page, 'Flujo', '12.5');
  const scale = page.getByRole('region', { name: 'Escala de Glasgow' });
  await scale.getByText('3 · A la voz').tap();
  await expect(scale.getByText('Incompleta: elija las tres respuestas')).toBeVisible();
  await scale.getByText('4 · Confusa').tap();
  await scale.getByText('5 · Localiza').tap();
  await expect(scale.getByRole('status')).toHaveText('12');
  await page.getByRole('button', { name: /^Líquidos/ }).tap();
  await key(page, 'Intravenosa', '500');
  await key(page, 'Orina', '120');
  await key(page, 'Drenajes', '30');
  await expect(page.getByRole('button', { name: 'Líquidos Ingresos 500 mL · Egresos 150 mL' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar signos' }).tap();
  const review = page.getByRole('dialog', { name: '8 valores fuera de lo esperado' });
  await expect(review.getByRole('row')).toHaveCount(9);
  for (const row of [/Glasgow 12 ≥ 14/, /Tensión sistólica 88 mmHg 90–180/, /Temperatura 39.2 °C/])
    await expect(review.getByRole('row', { name: row })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const before = (await sheetOf(nurse, stay)).tomas.length;
  await review.getByRole('button', { name: 'Volver a medir' }).tap();
  await expect(page.getByLabel('Tensión sistólica')).toBeFocused();
  expect((await sheetOf(nurse, stay)).tomas).toHaveLength(before);
  await page.getByRole('button', { name: 'Guardar signos' }).tap();
  await review.getByRole('button', { name: 'Son correctos: guardar' }).tap();
  await expect(page.getByText('Signos guardados')).toBeVisible();
  const { tomas } = await sheetOf(nurse, stay);
  expect(tomas).toHaveLength(before + 1);
  expect(tomas.at(-1)).toMatchObject({
    tas: 88,
    dispositivoOxigeno: 'RESERVORIO',
    flujoLpm: 12.5,
    glasgow: 12,
    ingresosMl: 500,
    egresosMl: 150,
    uresisMl: 120,
    balanceMl: 350,
    liquidos: [
      { tipo: 'INTRAVENOSA', ml: 500 },
      { tipo: 'ORINA', ml: 120 },
      { tipo: 'DRENAJE', ml: 30 },
    ],
  });
});

test('a pressure of 400 is refused at its field during typing, and cannot be confirmed', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const nurse = await Api.signIn(baseURL!, NURSE);
  const stay = await adult(nurse);
  await signInAs(NURSE);
  await page.goto(`/tableta/paciente/${stay}/signos`);
  await settled(page);
  const field = page.getByLabel('Tensión sistólica');
  const save = page.getByRole('button', { name: 'Guardar signos' });
  await key(page, 'Tensión sistólica', '400');
  const row = page.getByRole('listitem').filter({ has: field });
  await expect(row.getByRole('status')).toHaveText('Debe ser 300 o menos.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Corrija el valor marcado: no es posible.')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar', exact: true }).tap();
  await page.getByRole('button', { name: 'Borrar', exact: true }).tap();
  await page.getByRole('button', { name: 'Borrar', exact: true }).tap();
  // The first digit of a pressure is below any valid pressure, but no error while the field has the focus.
  await key(page, 'Tensión sistólica', '4');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await key(page, 'Tensión diastólica', '80');
  await expect(row.getByRole('status')).toHaveText('Debe ser 30 o más.');
  await field.fill('70');
  await expect(row.getByRole('status')).toHaveText('«Tensión sistólica» debe ser mayor que «Tensión diastólica».');
  await field.fill('120');
  await expect(row.getByRole('status')).toHaveText('');
  await page.getByLabel('Tensión diastólica').fill('');
  await save.tap();
  await expect(page.getByLabel('Tensión diastólica')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a nurse corrects a set from the sheet of the stay, and the old one is struck through', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const nurse = await Api.signIn(baseURL!, NURSE);
  const stay = await adult(nurse);
  const old = await nurse.create(SHEET, {
    hospitalizacionId: stay,
    fechaToma: new Date().toISOString(),
    tas: 120,
    tad: 80,
    frecuenciaCardiaca: 57,
    llenadoCapilarSeg: 2,
    liquidos: [{ tipo: 'VIA_ORAL', ml: 900 }],
  });
  await signInAs(NURSE);
  await page.goto(`/hospital/paciente/${stay}`);
  await settled(page);
  await page.locator(`a[href$="?corrige=${String(old['signosId'])}"]`).tap();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Corregir toma' })).toBeAttached();
  const pulse = page.getByLabel('Frecuencia cardiaca');
  await expect(pulse).toHaveValue('57');
  await expect(page.getByLabel('Vía oral')).toHaveValue('900');
  const save = page.getByRole('button', { name: 'Guardar corrección' });
  await expect(save).toHaveAttribute('title', 'Cambie al menos un valor.');
  await pulse.fill('75');
  await page.getByLabel('Vía oral').fill('90');
  await expect(save).toHaveAttribute('title', 'Escriba el motivo de la corrección.');
  await page.getByLabel('Motivo de la corrección').fill('Se leyó mal el monitor');
  expect(await violations(page)).toEqual([]);
  await save.tap();
  await expect(page.getByText('Corrección guardada')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/hospital/paciente/${stay}`));
  const sheet = page.getByRole('region', { name: 'Hoja de enfermería' }).last();
  await expect(sheet.getByText('Corrección: Se leyó mal el monitor').first()).toBeVisible();
  const struck = sheet.getByRole('row', { name: /Corregida/ }).first();
  await expect(struck.getByRole('cell', { name: '57', exact: true })).toHaveCSS('text-decoration-line', 'line-through');
  await expect(struck.getByRole('link')).toHaveCount(0);
  const { tomas } = await sheetOf(nurse, stay);
  const corrected = tomas.find(({ corrigeAId }) => corrigeAId === old['signosId'])!;
  expect(corrected).toMatchObject({
    frecuenciaCardiaca: 75,
    ingresosMl: 90,
    motivoCorreccion: 'Se leyó mal el monitor',
  });
  // Fields that are not in the form are retained.
  expect(await nurse.get(`/pacientes/signos/${corrected.signosId}`)).toMatchObject({ llenadoCapilarSeg: 2, tas: 120 });
});

test('a physician corrects a set of an outpatient from its page', async ({ page, baseURL, signInAs }) => {
  const physician = await Api.signIn(baseURL!, 'medico');
  const [set] = (
    await physician.get<(Json & { signosId: number; tas: number | null })[]>('/pacientes/signos?pageSize=100')
  ).filter(
    ({ visitaId, estatus, tas, dolor }) => visitaId !== null && estatus === 'VIGENTE' && tas !== null && dolor !== 8,
  );
  await signInAs('medico');
  await page.goto(`/signos/${set!.signosId}`);
  await settled(page);
  await page.getByRole('link', { name: 'Corregir toma' }).tap();
  await settled(page);
  await expect(page.getByLabel('Tensión sistólica')).toHaveValue(String(set!.tas));
  await page.getByRole('textbox', { name: 'Dolor' }).fill('8');
  await page.getByLabel('Motivo de la corrección').fill('Faltó anotar el dolor');
  await page.getByRole('button', { name: 'Guardar corrección' }).tap();
  await page.getByRole('button', { name: 'Son correctos: guardar' }).tap();
  await expect(page.getByText('Corrección guardada')).toBeVisible();
  await expect(page).toHaveURL(/\/signos\/\d+$/);
  await expect(page.getByText('Faltó anotar el dolor')).toBeVisible();
  await page.goto(`/signos/${set!.signosId}`);
  await settled(page);
  await expect(page.getByText('Corregido').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Corregir toma' })).toHaveCount(0);
});
