import type { Page } from '@playwright/test';
import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/web/test';

const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`);

/** Converts a code to letters only, as in names. */
const letters = (code: string) =>
  code.toLowerCase().replaceAll(/[^a-z]/g, (sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26)));

/** Fills in the required fields of a patient without CURP, except names and telephone. */
async function fillRest(page: Page, calle: string): Promise<void> {
  const form = page.locator('form').last();
  await form.getByRole('radio', { name: 'Mujer' }).check();
  await field(page, 'persona.fechaNacimiento').fill('12-05-1981');
  await field(page, 'motivoSinCurp').selectOption('EN_TRAMITE');
  await field(page, 'domicilio.calle').fill(calle);
  await field(page, 'domicilio.codigoPostal').fill('25000');
  await page
    .getByRole('option', { name: /^25000/ })
    .first()
    .click();
}

test('names and telephones are stored as typed, and found by other spellings @core', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('recepcion');
  const code = letters(uniqueCode('zz'));
  await page.goto('/paciente/create');
  await field(page, 'persona.nombre').pressSequentially(`Anaïs ${code}`);
  await field(page, 'persona.primerApellido').pressSequentially('D’Angelo');
  await field(page, 'persona.segundoApellido').fill('Nguye\u0302\u0303n');
  await field(page, 'persona.telefono').pressSequentially('+52 844 123 4567');
  await expect(field(page, 'persona.telefono')).toHaveValue('844 123 4567');
  await fillRest(page, 'Juárez 5');
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Anaïs ${code} D’Angelo Nguyễn`);
  await expect(page.getByRole('link', { name: '844 123 4567' })).toHaveAttribute('href', 'tel:8441234567');
  for (const q of [`anais ${code} dangelo`, `${code} d'angelo nguyen`, `${code} 844-123-4567`]) {
    const filterBy = Buffer.from(JSON.stringify({ q })).toString('base64');
    expect(await api.get(`/pacientes/paciente?filterBy=${encodeURIComponent(filterBy)}`), q).toMatchObject([
      { persona: { nombre: `Anaïs ${code}`, segundoApellido: 'Nguyễn', telefono: '8441234567' } },
    ]);
  }
});

test('a missing patient is registered from the visit, and chosen in it', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  const code = letters(uniqueCode('zz'));
  await page.goto('/consulta/recepcion');
  await page.getByRole('button', { name: 'Nueva visita' }).click();
  const visit = page.getByRole('dialog', { name: 'Nueva visita' });
  await visit.getByLabel('Motivo').fill('Dolor de muelas');
  await visit.getByRole('combobox', { name: 'Paciente' }).fill(`Inexistente ${code}`);
  await page.getByRole('option', { name: /Crear/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear paciente' });
  await expect(dialog).toBeVisible();
  await field(page, 'persona.nombre').or(dialog.getByLabel('Nombre(s)')).first().fill(`Zoë ${code}`);
  await dialog.getByLabel('Primer apellido').fill('Žofia');
  await dialog.getByRole('radio', { name: 'Mujer' }).check();
  await dialog.getByLabel('Fecha de nacimiento', { exact: true }).fill('12-05-1981');
  await dialog.getByLabel('Motivo por el que no tiene CURP').selectOption('EN_TRAMITE');
  await dialog.getByLabel('Calle', { exact: true }).fill('Hidalgo 3');
  await dialog.getByLabel('Código postal').fill('25000');
  await page
    .getByRole('option', { name: /^25000/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Crear paciente' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(visit.getByRole('combobox', { name: 'Paciente' })).toHaveValue(new RegExp(`Zoë ${code} Žofia`));
  await expect(visit.getByLabel('Motivo')).toHaveValue('Dolor de muelas');
});

test('a newborn registered from the mother’s record has her address', async ({ page, api, signInAs }) => {
  const code = letters(uniqueCode('zz'));
  const [town] = await api.get<{ estadoClave: string; municipioId: number }[]>('/catalogos/municipio?pageSize=10');
  const [known] = await api.get<{ unidadId: number }[]>('/pacientes/paciente?pageSize=10');
  const mother = await api.create('/pacientes/paciente', {
    persona: {
      nombre: `Marisol ${code}`,
      primerApellido: 'Treviño',
      telefono: '8441239876',
      genero: 'M',
      fechaNacimiento: '1996-07-19',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
    },
    motivoSinCurp: 'EN_TRAMITE',
    unidadId: known!.unidadId,
    afiliacion: 'IMSS_BIENESTAR',
    domicilio: { calle: `Calle ${code}`, estadoClave: town!.estadoClave, municipioId: town!.municipioId },
    confirmarNoDuplicado: true,
    fechaNacimientoEstimada: false,
  });
  await signInAs('su');
  await page.goto(`/paciente/${String(mother['pacienteId'])}`);
  await page.getByRole('link', { name: 'Registrar recién nacido' }).click();
  await expect(field(page, 'domicilio.calle')).toHaveValue(`Calle ${code}`);
  await expect(field(page, 'motivoSinCurp')).toHaveValue('RECIEN_NACIDO');
  await expect(field(page, 'persona.nombre')).toHaveValue('');
  await page.getByRole('tab', { name: 'Contactos' }).click();
  await expect(page.getByLabel('Nombre completo')).toHaveValue(`Marisol ${code} Treviño`);
});
