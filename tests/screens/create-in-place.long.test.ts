import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a picker creates a missing record, and chooses it', async ({ page }) => {
  const code = uniqueCode('ENS');
  await page.goto('/personal-medico/create');
  await page.locator('[id="campo-persona.nombre"]').fill('Ana');
  const picker = page.locator('[id="campo-especialidadId"]');
  await picker.fill(`Nueva ${code}`);
  await page.getByRole('option', { name: `Crear «Nueva ${code}»…` }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear especialidad' });
  await expect(dialog.getByLabel('Clave')).toBeFocused();
  await expect(dialog.getByLabel('Nombre', { exact: true })).toHaveValue(`Nueva ${code}`);

  // The dialog has its own checks and summary; the form below is not sent.
  await dialog.getByRole('button', { name: 'Crear especialidad' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Clave');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await dialog.getByLabel('Clave').fill(code);
  await dialog.getByRole('button', { name: 'Crear especialidad' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(picker).toHaveValue(`Nueva ${code}`);
  await expect(page.locator('[id="campo-persona.nombre"]')).toHaveValue('Ana');
  await expect(page).toHaveURL(/personal-medico\/create/);

  // The record is listed among the recent choices.
  await page.getByRole('button', { name: 'Borrar' }).first().click({ force: true });
  await picker.click();
  await expect(page.getByText('Elegidos hace poco')).toBeVisible();
  await expect(page.getByRole('option', { name: `Nueva ${code}` })).toHaveCount(1);
});

test('names the field to choose first instead of showing no options', async ({ page }) => {
  await page.goto('/unidad/create');
  await page.getByLabel('Municipio').click();
  await expect(page.getByText('Elija primero: Estado.')).toBeVisible();
});

test('a postal code is chosen first, and fills in state and municipality', async ({ page }) => {
  await page.goto('/unidad/create');
  const [code, state, town] = ['codigoPostal', 'estadoClave', 'municipioId'].map((name) =>
    page.locator(`[id="campo-domicilio.${name}"]`),
  );
  await code!.fill('25000');
  await page.getByRole('option', { name: /^25000/ }).click();
  await expect(state!).toHaveValue('Coahuila');
  await expect(town!).toHaveValue('Saltillo');
  await page.locator('[id="campo-domicilio.coloniaId"]').click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test.describe('without the permission to create', () => {
  test('creating is not offered', async ({ page, signInAs }) => {
    await signInAs('recepcion');
    await page.goto('/paciente/create');
    await page.locator('[id="campo-domicilio.estadoClave"]').fill('coah');
    await page.getByRole('option', { name: /^Coahuila/ }).click();
    await page.locator('[id="campo-domicilio.municipioId"]').fill('salt');
    await page.getByRole('option', { name: /^Saltillo/ }).click();
    await page.locator('[id="campo-domicilio.codigoPostal"]').click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.locator('[id="campo-domicilio.coloniaId"]').click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('option', { name: /^Crear/ })).toHaveCount(0);
  });
});
