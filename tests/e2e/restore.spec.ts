import { uniqueCode } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, test } from '../support/web/test';

test.use({ expectedStatuses: [409, 412] });
test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a version of the history is compared with the record and restored; obstacles are named', async ({
  page,
  api,
}) => {
  const code = uniqueCode('RES');
  const path = '/catalogos/especialidad';
  const { especialidadId: id } = await api.create(path, { clave: code, nombre: `Primera ${code}`, tipo: 'MEDICA' });
  const one = `${path}/${String(id)}`;
  await api.change(one, { nombre: `Segunda ${code}`, tipo: 'QUIRURGICA' });
  await page.goto(`/especialidad/${String(id)}`);
  await page.getByRole('button', { name: 'Ver el historial' }).click();
  const events = page.getByRole('region', { name: 'Historial de cambios' }).getByRole('listitem');
  await expect(events).toHaveCount(2);
  // The last change equals the record, so only earlier versions can be restored.
  await expect(events.first().getByRole('button', { name: /^Restaurar/ })).toHaveCount(0);
  await events
    .last()
    .getByRole('button', { name: /^Restaurar esta versión/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Restaurar la versión del/ });
  await expect(dialog.getByRole('row', { name: /^Nombre/ })).toContainText(`Segunda ${code}`);
  await expect(dialog.getByRole('row', { name: /^Nombre/ })).toContainText(`Primera ${code}`);
  await expect(dialog.getByRole('row', { name: /^Tipo/ })).toContainText('Médica');
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);

  // After a concurrent change, nothing is written until the user has reviewed it.
  await api.change(one, { nombre: `Tercera ${code}` });
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await expect(dialog.getByRole('alert')).toContainText('mientras tanto');
  await expect(dialog.getByRole('row', { name: /^Nombre/ })).toContainText(`Tercera ${code}`);
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Primera ${code}` })).toBeVisible();
  await expect(events.first()).toContainText('Se restauró la versión del');
  expect(await api.get(one)).toMatchObject({ nombre: `Primera ${code}`, tipo: 'MEDICA', version: 4 });

  // The former key now belongs to another record.
  await api.change(one, { clave: `${code}X`.slice(0, 10) });
  await api.create(path, { clave: code, nombre: `Otra ${code}` });
  await page.reload();
  await page.getByRole('button', { name: 'Ver el historial' }).click();
  await events
    .nth(1)
    .getByRole('button', { name: /^Restaurar esta versión/ })
    .click();
  await dialog.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Ya existe otro registro');
});
