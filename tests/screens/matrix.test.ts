import { expect, settled, test } from '../support/screens/test';

test('permissions of a profile are found by text, module and choice', async ({ page, api, signInAs }) => {
  const profiles = await api.get<{ perfilId: number; nombre: string }[]>('/catalogos/perfil?pageSize=50');
  const profile = profiles.find(({ nombre }) => nombre.startsWith('Recepci'))!;
  await signInAs('su');
  await page.goto(`/perfil/${profile.perfilId}/editar`);
  await settled(page);
  const tools = page.getByRole('search', { name: 'Buscar permisos' });
  const search = tools.getByLabel('Buscar por texto o clave');
  const nothing = page.getByText('Ningún permiso coincide con lo que busca.');
  const counts = tools.getByRole('status');
  await expect(counts).toContainText(/^\d+ de \d+ concedidos$/);
  await search.fill('zzzz');
  await expect(nothing).toBeVisible();
  // Enter does not send the form; only Escape empties the field.
  await search.press('Enter');
  await expect(search).toHaveValue('zzzz');
  await expect(page).toHaveURL(/editar$/);
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(nothing).toHaveCount(0);
  await search.fill('visita.administrar');
  await expect(nothing).toHaveCount(0);
  await tools.getByLabel('Cambiados').check();
  await expect(nothing).toBeVisible();
  await tools.getByLabel('Concedidos').check();
  await expect(nothing).toHaveCount(0);
  await search.fill('perfil.administrar');
  await expect(nothing).toBeVisible();
  await tools.getByLabel('Todos', { exact: true }).check();
  await expect(nothing).toHaveCount(0);
  await tools.getByRole('button', { name: 'Contraer todo' }).click();
  await expect(tools.getByRole('button', { name: 'Ampliar todo' })).toBeVisible();
});
