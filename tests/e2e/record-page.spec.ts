import { uniqueCode } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('lists the records that refer to this one, with a link to all of them', async ({ page, api }) => {
  const [state] = await api.get<{ clave: string }[]>('/catalogos/estado?pageSize=1&sortBy=clave');
  const { paisCodigo } = await api.get(`/catalogos/estado/${state!.clave}`);
  await page.goto(`/pais/${String(paisCodigo)}`);
  const related = page.getByRole('region', { name: 'Registros relacionados' });
  await related.scrollIntoViewIfNeeded();
  const states = related.getByRole('region', { name: /^Estados por País/ });
  await expect(states.getByRole('listitem')).toHaveCount(5);
  await states.getByRole('link', { name: /^Ver todos/ }).click();
  await expect(page).toHaveURL(/\/estado#\?filter=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
});

test('prints the record alone, under its own header', async ({ page, api }) => {
  const code = uniqueCode('IMP');
  const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Impresa ${code}` });
  await page.goto(`/especialidad/${String(especialidadId)}`);
  await settled(page);
  await expect(page.getByText(/^Impreso el/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Impreso el/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Impresa ${code}` })).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Imprimir' }),
    page.getByRole('heading', { name: 'Historial de cambios' }),
  ])
    await expect(hidden).toBeHidden();
});
