import { uniqueCode, type Json } from '../support/web/api';
import { expect, test, type Locator, type Page } from '../support/screens/test';

/** Returns a form field by its name in the API. */
const field = (page: Page, name: string): Locator => page.locator(`[id="campo-${name}"]`);

async function choose(page: Page, picker: Locator, text: string, option: string | RegExp): Promise<void> {
  await picker.fill(text);
  await page.getByRole('option', { name: option }).first().click();
}

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test.describe('a refusal by the server', () => {
  test.override({ expectedStatuses: [409] });

  test('is shown at its field', async ({ page, api }) => {
    const code = uniqueCode('DUP');
    await api.create('/catalogos/especialidad', { clave: code, nombre: `Repetida ${code}` });
    await page.goto('/especialidad/create');
    await field(page, 'clave').fill(code);
    await field(page, 'nombre').fill('Otra con la misma clave');
    await page.getByRole('button', { name: 'Crear especialidad' }).click();
    await expect(page.getByRole('alert')).toContainText('Clave: Ya existe otro registro con este valor.');
    await expect(field(page, 'clave')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'clave')).toHaveAttribute('aria-describedby', /campo-clave-error/);
  });
});

test('a referenced record is chosen by typing, and dependent fields follow', async ({ page }) => {
  await page.goto('/unidad/create');
  const type = field(page, 'unidadTipoId');
  await choose(page, type, 'hospital gen', /^Hospital General/);
  await expect(type).toHaveValue('Hospital General');
  await choose(page, field(page, 'domicilio.estadoClave'), 'coah', /^Coahuila/);
  const town = field(page, 'domicilio.municipioId');
  await town.fill('salt');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /^Saltillo/ }).click();
  await expect(town).toHaveValue('Saltillo');
});

test('a field is shown only while its condition holds', async ({ page }) => {
  await page.goto('/paciente/create');
  const reason = page.getByLabel(/^Motivo por el que no tiene CURP/);
  await expect(reason).toBeVisible();
  await field(page, 'persona.curp').fill('VAFM850505MCLLNR09');
  await expect(reason).toHaveCount(0);
});

test('a CURP becomes upper case, and is checked when its field is left', async ({ page }) => {
  await page.goto('/paciente/create');
  const curp = field(page, 'persona.curp');
  await curp.fill('vafm850505');
  await expect(curp).toHaveValue('VAFM850505');
  await curp.blur();
  await expect(curp).toHaveAttribute('aria-invalid', 'true');
});

test('rows are added, ordered and removed', async ({ page }) => {
  await page.goto('/paciente/create');
  await page.getByRole('tab', { name: 'Contactos' }).click();
  const add = page.getByRole('button', { name: 'Agregar a Contactos' });
  await add.click();
  await add.click();
  const names = page.getByRole('group', { name: /^Contactos, renglón/ }).getByLabel(/^Nombre completo/);
  await expect(names).toHaveCount(2);
  await names.nth(0).fill('Primera');
  await names.nth(1).fill('Segunda');
  await page.getByRole('button', { name: 'Subir el renglón 2 de Contactos' }).click();
  await expect(names.nth(0)).toHaveValue('Segunda');
  await expect(names.nth(1)).toHaveValue('Primera');
  await page.getByRole('button', { name: 'Quitar el renglón 1 de Contactos' }).click();
  await expect(names).toHaveCount(1);
  await expect(names).toHaveValue('Primera');
});

test('a date is accepted in common formats', async ({ page }) => {
  await page.goto('/paciente/create');
  const date = field(page, 'persona.fechaNacimiento');
  await date.fill('5/5/1985');
  await date.blur();
  await expect(date).toHaveValue('05-05-1985');
  await date.fill('31-02-1985');
  await date.blur();
  await expect(page.getByText('Escriba una fecha válida')).toBeVisible();
});

test('a day typed before its hour is retained', async ({ page }) => {
  await page.goto('/temperatura/create');
  const [day, hour] = [field(page, 'fecha'), field(page, 'fecha-time')];
  for (const half of [day, hour]) {
    await half.fill('');
    await half.blur();
  }
  await day.fill('05-05-2026');
  await day.blur();
  await expect(day).toHaveValue('05-05-2026');
  await expect(hour).toHaveValue('');
  await hour.fill('01:26');
  await hour.blur();
  await expect(day).toHaveValue('05-05-2026');
  await expect(hour).toHaveValue('01:26');
});

test('a value incompatible with the field it depends on is removed, and the form states this', async ({
  page,
  api,
}) => {
  const [postal] = await api.get<Json[]>('/catalogos/codigo-postal?pageSize=1');
  const others = await api.get<Json[]>(`/catalogos/codigo-postal?pageSize=100`);
  const other = others.find(({ municipioId }) => municipioId !== postal!['municipioId'])!;
  await page.goto('/unidad/create');
  const code = field(page, 'domicilio.codigoPostal');
  const municipality = field(page, 'domicilio.municipioId');
  const pick = async (picker: Locator, text: string) => {
    await picker.fill(text);
    await picker.press('Enter');
    await expect(picker).not.toHaveAttribute('aria-busy', 'true');
  };
  await pick(code, String(postal!['codigo']));
  await expect(municipality).toHaveValue(String(postal!['municipioNombre']));
  // A code of another municipality is offered and fills in its values.
  await pick(code, String(other['codigo']));
  await expect(municipality).toHaveValue(String(other['municipioNombre']));

  await pick(field(page, 'domicilio.estadoClave'), 'Yucatán');
  await expect(municipality).toHaveValue('');
  await expect(code).toHaveValue('');
  await expect(page.getByText(/^Se quitó «/).first()).toBeVisible();
});
