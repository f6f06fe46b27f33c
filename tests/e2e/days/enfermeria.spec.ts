import type { Page } from '@playwright/test';
import { Api, type Json } from '../../support/web/api';
import { enter, ownNurse } from '../../support/web/days/own-nurse';
import { openByPalette, openFromMenu } from '../../support/web/days/moves';
import { filtered, firstOf, uniqueSurname } from '../../support/web/days/people';
import { newPatient } from '../../support/web/new-patient';
import { expect, test } from '../../support/web/test';
import { today } from '../../support/today';

test.use({ ownContext: true, expectedStatuses: [422] });

/** Royal College of Physicians, NEWS2 (2017): 3 + 3 + 2 + 3 + 3 + 3 + 2. */
const SICK = {
  'Tensión sistólica': '88',
  'Tensión diastólica': '45',
  'Frecuencia cardiaca': '134',
  'Frecuencia respiratoria': '28',
  Temperatura: '39.2',
  'Saturación de oxígeno': '90',
} as const;
const WELL = {
  'Tensión sistólica': '118',
  'Tensión diastólica': '76',
  'Frecuencia cardiaca': '57',
  'Frecuencia respiratoria': '16',
  Temperatura: '36.6',
  'Saturación de oxígeno': '98',
  Peso: '64.5',
  Talla: '162',
} as const;

test('the day of an outpatient nurse', async ({ page, baseURL, signInAs }) => {
  test.slow();
  const desk = await Api.signIn(baseURL!, 'recepcion');
  const { unidadId } = await desk.get('/catalogos/usuario/usuario-actual');
  const su = await Api.signIn(baseURL!, 'su');
  const nurse = await ownNurse(baseURL!, su, 'enfermeria', unidadId);
  const surname = uniqueSurname('Ocampo');
  const mother = await firstOf(desk, '/catalogos/parentesco', { clave: 'MADRE' });
  const arrive = async (nombre: string, motivo: string, more: Json = {}) => {
    const { pacienteId } = await newPatient(desk, unidadId, nombre, surname, more);
    return desk.create('/pacientes/visita', { pacienteId, unidadId, tipo: 'CONSULTA', motivo });
  };
  const [well, sick, newborn] = [
    await arrive("Mar d'Or", 'Control de presión'),
    await arrive('Perseo', 'No reacciona'),
    await arrive('Nieves', 'Tamiz', {
      fechaNacimiento: today(),
      contactos: [
        {
          nombre: `Rosa ${surname}`,
          parentescoId: mother['parentescoId'],
          telefono: '8441234567',
          esResponsableLegal: true,
        },
      ],
    }),
  ];

  await enter(page, nurse.token);
  await page.goto('/');
  await openFromMenu(page, 'Tomar signos', 'Signos vitales');
  const waiting = (nombre: string) => page.getByRole('listitem').filter({ hasText: `${nombre} ${surname}` });
  const box = (name: string) => page.getByRole('textbox', { name });
  const save = page.getByRole('button', { name: 'Guardar signos' });
  const saved = page.getByText('Signos guardados');
  const write = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) await box(name).fill(value);
  };

  // An adult: an impossible value is refused at its field; the rest is typed by keyboard only.
  await waiting("Mar d'Or").getByRole('button').click();
  await box('Tensión sistólica').fill('400');
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: box('Tensión sistólica') })
      .getByRole('status'),
  ).toHaveText('Debe ser 300 o menos.');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await box('Tensión sistólica').fill('');
  for (const value of Object.values(WELL)) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Todo normal' }).click();
  await expect(page.getByText('0 · Bajo')).toBeVisible();
  await save.click();
  await expect(saved).toBeVisible();
  await expect(waiting("Mar d'Or")).toHaveCount(0);

  // A newborn: a weight of 70 kg must be confirmed, the correct one must not.
  await waiting('Nieves').getByRole('button').click();
  const question = page.getByText('Fuera de lo esperado (2–4.8). Vuelva a medir.');
  await box('Peso').fill('70');
  await expect(question).toBeVisible();
  await box('Peso').fill('3.1');
  await expect(question).toBeHidden();
  await expect(page.getByText('No se calcula en menores de 16 años ni en el embarazo')).toBeVisible();
  await box('Talla').fill('50');
  await save.click();
  await expect(saved).toBeVisible();

  // A sick adult: oxygen, Glasgow, and one review of all unusual values.
  await waiting('Perseo').getByRole('button').click();
  await write(SICK);
  await page.getByRole('group', { name: 'Conciencia' }).getByText('Confusión nueva').click();
  await page.getByRole('region', { name: 'Oxígeno' }).getByText('Mascarilla con reservorio').click();
  await box('Flujo').fill('12.5');
  const scale = page.getByRole('region', { name: 'Escala de Glasgow' });
  for (const answer of ['3 · A la voz', '4 · Confusa', '5 · Localiza']) await scale.getByText(answer).click();
  await expect(scale.getByRole('status')).toHaveText('12');
  await expect(page.getByText('19 · Alto')).toBeVisible();
  await save.click();
  const review = page.getByRole('dialog', { name: '8 valores fuera de lo esperado' });
  await expect(review.getByRole('row', { name: /Glasgow 12 ≥ 14/ })).toBeVisible();
  await review.getByRole('button', { name: 'Volver a medir' }).click();
  await expect(box('Tensión sistólica')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('86');
  await save.click();
  await expect(review.getByRole('row', { name: /Tensión sistólica 86 mmHg 90–180/ })).toBeVisible();
  await review.getByRole('button', { name: 'Son correctos: guardar' }).click();
  await expect(saved).toBeVisible();

  // The patient reports an allergy by the brand name of the medicine.
  await openByPalette(page, `perseo ${surname}`, `Perseo ${surname}`);
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByRole('tab', { name: 'Antecedentes de salud' }).click();
  await page.getByRole('button', { name: 'Agregar a Alergias' }).click();
  const allergy = page.getByRole('group', { name: 'Alergias, renglón 1' });
  await allergy.getByLabel('Sustancia').fill('Bactrim');
  await allergy.getByLabel('Tipo').selectOption({ label: 'Medicamento' });
  await allergy.getByLabel('Gravedad').selectOption({ label: 'Grave' });
  // Leaves the form and returns to its draft.
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Tomar signos' }).click();
  await page
    .getByRole('dialog', { name: 'Tiene cambios sin guardar' })
    .getByRole('button', { name: 'Salir y conservar borrador' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signos vitales' })).toBeVisible();
  await page.goBack();
  await page.getByRole('status').getByRole('button', { name: 'Recuperar' }).click();
  await expect(allergy.getByLabel('Sustancia')).toHaveValue('Bactrim');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('region', { name: 'Alergias' })).toContainText('Bactrim · Grave');

  // The pulse of the first patient was misread: the set is corrected, and the old set stays visible.
  await openFromMenu(page, 'Signos vitales');
  await page
    .getByRole('row')
    .filter({ hasText: `Mar d'Or ${surname}` })
    .getByRole('rowheader')
    .getByRole('link')
    .click();
  await page.getByRole('link', { name: 'Corregir toma' }).click();
  await expect(box('Frecuencia cardiaca')).toHaveValue('57');
  await box('Frecuencia cardiaca').fill('75');
  await page.getByLabel('Motivo de la corrección').fill('Se leyó mal el monitor');
  await page.getByRole('button', { name: 'Guardar corrección' }).click();
  await expect(page.getByText('Corrección guardada')).toBeVisible();
  await expect(page.getByText('Se leyó mal el monitor')).toBeVisible();

  // The second reader: the physician, for each patient.
  await signInAs('medico');
  await page.goto('/');
  await openFromMenu(page, 'Recepción');
  await waiting("Mar d'Or").getByRole('link', { name: 'Consulta' }).click();
  const known = page.getByRole('complementary', { name: 'Lo que se sabe del paciente' });
  await knows(known, {
    'Tensión arterial': '118/76 mmHg',
    'Frecuencia cardiaca': '75 lpm',
    'Frecuencia respiratoria': '16 rpm',
    'Saturación de oxígeno': '98 %',
    Peso: '64.5 kg',
  });
  await expect(known).toContainText('NEWS2 0 · Bajo');
  await expect(known).toContainText('No consta si tiene alergias');
  await openFromMenu(page, 'Recepción');
  await waiting('Perseo').getByRole('link', { name: 'Consulta' }).click();
  await knows(known, { 'Tensión arterial': '86/45 mmHg', Temperatura: '39.2 °C', 'Saturación de oxígeno': '90 %' });
  await expect(known).toContainText('NEWS2 19 · Alto');
  await expect(known.getByRole('listitem').filter({ hasText: 'Bactrim' })).toHaveCount(1);
  await known
    .getByRole('link', { name: /^\d\d-\d\d-\d{4}/ })
    .first()
    .click();
  for (const [term, value] of [
    ['Dispositivo', 'Mascarilla con reservorio'],
    ['Flujo', /^12\.5\s*L\/min$/],
    ['Glasgow', '12'],
  ] as const)
    await expect(described(page, term)).toHaveText(value);

  const doctor = await Api.signIn(baseURL!, 'medico');
  const { usuarioId } = await firstOf(su, '/catalogos/usuario', { email: nurse.email });
  const setsOf = (visit: Json) =>
    doctor.get<Json[]>(`/pacientes/signos?pageSize=10&${filtered({ visitaId: visit['visitaId'] })}`);
  const [sets, small, ill] = [await setsOf(well), await setsOf(newborn), await setsOf(sick)];
  const valid = sets.find(({ estatus }) => estatus === 'VIGENTE')!;
  const replaced = sets.find(({ estatus }) => estatus !== 'VIGENTE')!;
  expect(sets).toHaveLength(2);
  expect(valid).toMatchObject({ frecuenciaCardiaca: 75, corrigeAId: replaced['signosId'], tas: 118 });
  expect(replaced).toMatchObject({ frecuenciaCardiaca: 57, estatus: 'CORREGIDO' });
  expect(small).toMatchObject([{ peso: 3.1, talla: 50, news2Total: null }]);
  expect(ill).toMatchObject([
    {
      tas: 86,
      dispositivoOxigeno: 'RESERVORIO',
      flujoLpm: 12.5,
      glasgow: 12,
      news2Total: 19,
      creadoPor: usuarioId,
    },
  ]);
});

const described = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .first()
    .locator('xpath=following-sibling::dd[1]');

async function knows(panel: ReturnType<Page['getByRole']>, facts: Readonly<Record<string, string>>): Promise<void> {
  for (const [term, value] of Object.entries(facts))
    await expect(panel.locator('dl > div').filter({ hasText: term }).locator('dd')).toHaveText(value);
}
