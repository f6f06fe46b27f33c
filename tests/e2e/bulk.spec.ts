import { uniqueCode } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('chosen fields of chosen records are set to one value: previewed, refused ones named, and undone @core', async ({
  page,
  api,
}) => {
  const code = uniqueCode('BK').slice(0, 7);
  const path = '/catalogos/especialidad';
  const made: Record<string, unknown>[] = [];
  for (const [index, tipo] of ['MEDICA', 'OTRA', 'OTRA'].entries())
    made.push(await api.create(path, { clave: `${code}${index}`, nombre: `Campo ${code} ${index}`, tipo }));
  await page.goto(`/especialidad?filter=${encodeURIComponent(JSON.stringify({ q: `Campo ${code}` }))}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await page
    .getByRole('checkbox', { name: /todos|página/i })
    .first()
    .check();
  await page.getByRole('button', { name: 'Editar campos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar campos de 3 registros' });
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Elija al menos un dato');
  await dialog.getByLabel('Agregar un dato').selectOption({ label: 'Tipo' });
  await dialog.getByLabel(/^Tipo/).selectOption('MEDICA');
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('Cambian 2 registros. 1 ya está así.')).toBeVisible();
  expect(await api.get(`${path}/${String(made[1]!['especialidadId'])}`)).toMatchObject({ tipo: 'OTRA', version: 1 });

  // A concurrent change of one record is not overwritten and can be retried.
  await api.change(`${path}/${String(made[2]!['especialidadId'])}`, { nombre: `Campo ${code} otro` });
  await dialog.getByRole('button', { name: 'Cambiar 2' }).click();
  const after = page.getByRole('dialog', { name: 'Se editó 1 registro' });
  await expect(after.getByRole('listitem')).toContainText('Otra persona modificó');
  await after.getByRole('button', { name: 'Reintentar con 1' }).click();
  const strip = page.getByRole('region', { name: 'Última acción' });
  await expect(strip).toContainText('Se editaron 2 registros');
  const types = async () =>
    Promise.all(made.map(async ({ especialidadId }) => (await api.get(`${path}/${String(especialidadId)}`))['tipo']));
  expect(await types()).toEqual(['MEDICA', 'MEDICA', 'MEDICA']);
  await strip.getByRole('button', { name: 'Deshacer' }).click();
  await expect(strip).toContainText('Se devolvieron los valores de 2 registros');
  expect(await types()).toEqual(['MEDICA', 'OTRA', 'OTRA']);
});
