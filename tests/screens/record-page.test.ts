import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('shows who changed which field, and can be filtered', async ({ page, api }) => {
  const code = uniqueCode('HIS');
  const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Antes ${code}` });
  await api.change(`/catalogos/especialidad/${String(especialidadId)}`, { nombre: `Después ${code}` });
  await page.goto(`/especialidad/${String(especialidadId)}`);
  await expect(page.getByText(/^Creado por .+ el \d\d-\d\d-\d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver el historial' }).click();
  const change = page.getByRole('table', { name: 'Edición' });
  await expect(change.getByRole('row', { name: `Nombre Antes ${code} Después ${code}` })).toBeVisible();
  await page.getByLabel('Acción').selectOption('CREAR');
  await expect(page.getByText('1 movimiento', { exact: true })).toBeVisible();
  await expect(change).toHaveCount(0);
});

test('the history shows events without values to readers without audit permission', async ({ page, api, signInAs }) => {
  const code = uniqueCode('SEC');
  const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Reservada ${code}` });
  await signInAs('medico');
  await page.goto(`/especialidad/${String(especialidadId)}`);
  await page.getByRole('button', { name: 'Ver el historial' }).click();
  await expect(page.getByText('Su perfil ve quién y cuándo, pero no los valores.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
