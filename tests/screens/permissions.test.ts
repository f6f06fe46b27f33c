import { expect, settled, test } from '../support/screens/test';
import { openMore } from '../support/web/choose-more';

test('people without the permission to create see no button and are refused at the address', async ({
  page,
  signInAs,
}) => {
  await signInAs('farmacia');
  await page.goto('/especialidad');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Especialidades' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Crear/ })).toHaveCount(0);
  await page.goto('/especialidad/create');
  await expect(page.getByRole('heading', { name: 'No tiene permiso para ver esta página' })).toBeVisible();
});

test('people without the permission to see a catalogue do not find it in the menu', async ({ page, signInAs }) => {
  await signInAs('proveedor');
  await page.goto('/home');
  await settled(page);
  await page.getByRole('button', { name: 'Registros', exact: true }).click();
  const records = page.getByRole('dialog', { name: 'Registros', exact: true });
  await expect(records.getByRole('link', { name: 'Propuestas de cambio' })).toBeVisible();
  await expect(records.getByRole('link', { name: 'Pacientes' })).toHaveCount(0);
  await page.goto('/paciente');
  await expect(page.getByRole('heading', { name: 'No tiene permiso para ver esta página' })).toBeVisible();
});

test('people without the permission to edit see a record without its buttons', async ({ page, signInAs, api }) => {
  const [record] = await api.get<{ especialidadId: number }[]>('/catalogos/especialidad?pageSize=1');
  await signInAs('farmacia');
  await page.goto(`/especialidad/${record?.especialidadId}`);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  await openMore(page);
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
  for (const hidden of ['Duplicar', 'Desactivar'])
    await expect(page.getByRole('menuitem', { name: hidden })).toHaveCount(0);
});
