import { uniqueCode } from '../support/web/api';
import { expect, settled, test } from '../support/screens/test';
import { chooseMore } from '../support/web/choose-more';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('creates a record: first the errors, each with a link to its field, then success', async ({ page }) => {
  await page.goto('/especialidad/create');
  await page.getByRole('button', { name: 'Crear especialidad' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Hay 2 datos por corregir');
  await summary.getByRole('link', { name: /^Nombre/ }).click();
  await expect(page.getByLabel('Nombre')).toBeFocused();

  const code = uniqueCode('ESP');
  await page.getByLabel('Clave').fill(code.toLowerCase());
  await page.getByLabel('Nombre').fill(`  Especialidad   ${code} `);
  await page.getByLabel('Tipo').selectOption('OTRA');
  await page.getByRole('button', { name: 'Crear especialidad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Especialidad ${code}` })).toBeVisible();
  await expect(page.getByText('Especialidad: registro creado')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: code }).first()).toBeVisible();
});

test('edits a record and shows the change', async ({ page, api }) => {
  const code = uniqueCode('EDI');
  const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Antes ${code}` });
  await page.goto(`/especialidad/${String(especialidadId)}`);
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Nombre').fill(`Después ${code}`);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Después ${code}` })).toBeVisible();
  await expect(page.getByText('Versión 2')).toBeVisible();
});

test.describe('unsaved work', () => {
  test('is guarded only when leaving', async ({ page, api }) => {
    const code = uniqueCode('GUA');
    const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Guardia ${code}` });
    await page.goto(`/especialidad/${String(especialidadId)}/editar`);
    const nombre = page.getByLabel('Nombre');
    await expect(nombre).toHaveValue(`Guardia ${code}`);

    // Typed and restored: there are no changes to lose.
    await nombre.fill('otra cosa');
    await nombre.fill(`Guardia ${code}`);
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL(/\/especialidad\/\d+$/);

    await page.getByRole('link', { name: 'Editar' }).click();
    await nombre.fill(`Cambio ${code}`);
    await page.getByRole('link', { name: 'Cancelar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tiene cambios sin guardar' });
    await dialog.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect(nombre).toHaveValue(`Cambio ${code}`);

    // After a save there is nothing to confirm.
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Cambio ${code}` })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test('survives a change of language', async ({ page }) => {
    await page.goto('/especialidad/create');
    await page.getByLabel('Nombre').fill('Se queda');
    await page.getByRole('button', { name: 'Idioma' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create specialty' })).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Se queda');
  });
});

test('deactivates a record after a confirmation, and restores it', async ({ page, api }) => {
  const code = uniqueCode('DES');
  const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Baja ${code}` });
  await page.goto(`/especialidad/${String(especialidadId)}`);
  await chooseMore(page, 'Desactivar');
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Este registro está inactivo')).toBeVisible();

  await page.goto('/especialidad');
  await page.getByLabel('Buscar en la lista').fill(code);
  await expect(page.getByRole('heading', { name: /^No encontramos/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Inactivos').check();
  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('link', { name: `Baja ${code}` }).click();
  await page.getByRole('button', { name: 'Reactivar' }).click();
  await expect(page.getByText('Registro reactivado')).toBeVisible();
  await settled(page);
  await expect(page.getByText('Este registro está inactivo')).toHaveCount(0);
});
