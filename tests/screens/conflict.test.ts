import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/screens/test';

test.override({ expectedStatuses: [412] });
test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a second save of one record shows both versions field by field and merges the chosen ones', async ({
  page,
  api,
}) => {
  const code = uniqueCode('CON');
  const path = '/catalogos/especialidad';
  const { especialidadId: id } = await api.create(path, { clave: code, nombre: `Original ${code}`, tipo: 'MEDICA' });
  await page.goto(`/especialidad/${String(id)}/editar`);
  await page.getByLabel('Nombre').fill(`Mío ${code}`);
  await api.change(`${path}/${String(id)}`, { nombre: `Suyo ${code}`, tipo: 'QUIRURGICA' });

  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otra persona cambió este registro' });
  const name = dialog.getByRole('row', { name: /^Nombre/ });
  await expect(name).toContainText(`Suyo ${code}`);
  await expect(name).toContainText(`Mío ${code}`);
  // The user's own value is suggested visibly; fields that only the other changed are merged and listed.
  await expect(name.getByRole('radio').last()).toBeChecked();
  await expect(dialog.getByRole('group', { name: /^Sólo lo cambió la otra persona/ })).toContainText('Tipo');
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Mío ${code}` })).toBeVisible();

  expect(await api.get(`${path}/${String(id)}`)).toMatchObject({
    nombre: `Mío ${code}`,
    tipo: 'QUIRURGICA',
    version: 3,
  });
});

test('the user may discard their changes and see the saved version', async ({ page, api }) => {
  const code = uniqueCode('DEJ');
  const path = '/catalogos/especialidad';
  const { especialidadId: id } = await api.create(path, { clave: code, nombre: `Original ${code}` });
  await page.goto(`/especialidad/${String(id)}/editar`);
  await page.getByLabel('Nombre').fill(`Mío ${code}`);
  await api.change(`${path}/${String(id)}`, { nombre: `Suyo ${code}` });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByRole('button', { name: 'Descartar mis cambios' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue(`Suyo ${code}`);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/especialidad\/\d+$/);
});
