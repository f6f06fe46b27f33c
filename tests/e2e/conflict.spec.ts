import { Api, uniqueCode } from '../support/web/api';
import { expect, test } from '../support/web/test';

test.use({ expectedStatuses: [412] });
test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('two people at one record: each sees the other’s changes, and both changes are saved', async ({
  browser,
  page,
  api,
  baseURL,
}) => {
  const code = uniqueCode('DOS');
  const path = '/catalogos/especialidad';
  const { especialidadId: id } = await api.create(path, { clave: code, nombre: `Original ${code}`, tipo: 'MEDICA' });
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const { token } = await Api.signIn(baseURL!, 'oficina.central');
  await other.addInitScript(
    (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
    token,
  );
  const theirs = await other.newPage();
  try {
    await page.goto(`/especialidad/${String(id)}/editar`);
    await theirs.goto(`/especialidad/${String(id)}/editar`);
    await page.getByLabel('Nombre').fill(`Nombre de la primera ${code}`);
    await theirs.getByLabel('Tipo').selectOption('QUIRURGICA');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    await theirs.getByRole('button', { name: 'Guardar cambios' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Otra persona cambió este registro' });
    // Name of the other person, and the time.
    await expect(dialog).toContainText(/^.*[A-ZÁÉÍÓÚÑ]\S+ [A-ZÁÉÍÓÚÑ]\S+ guardó otra versión el \d/);
    // There is no choice, because the changes are in different fields. Both are listed.
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await expect(dialog.getByRole('group', { name: /^Sólo lo cambió la otra persona/ })).toContainText(
      `Nombre de la primera ${code}`,
    );
    await expect(dialog.getByRole('group', { name: /^Sólo lo cambió usted/ })).toContainText('Quirúrgica');
    await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(theirs.getByText('Cambios guardados')).toBeVisible();
  } finally {
    await other.close();
  }
  expect(await api.get(`${path}/${String(id)}`)).toMatchObject({
    nombre: `Nombre de la primera ${code}`,
    tipo: 'QUIRURGICA',
    version: 3,
  });
});
