import { uniqueCode } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('lists the records that refer to this one, with a way to all of them', async ({ page, api }) => {
  const [state] = await api.get<{ clave: string }[]>('/catalogos/estado?pageSize=1&sortBy=clave');
  const { paisCodigo } = await api.get(`/catalogos/estado/${state!.clave}`);
  await page.goto(`/pais/${String(paisCodigo)}`);
  const related = page.getByRole('region', { name: 'Registros relacionados' });
  await related.scrollIntoViewIfNeeded();
  const states = related.getByRole('region', { name: /^Estados por País/ });
  await expect(states.getByRole('listitem')).toHaveCount(5);
  await states.getByRole('link', { name: /^Ver todos/ }).click();
  await expect(page).toHaveURL(/\/estado\?filter=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
});

test('tells who changed what, field by field, and filters it', async ({ page, api }) => {
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

test('shows events without values to whoever may not read the audit trail', async ({ page, api, signInAs }) => {
  const code = uniqueCode('SEC');
  const { especialidadId } = await api.create('/catalogos/especialidad', { clave: code, nombre: `Reservada ${code}` });
  await signInAs('medico');
  await page.goto(`/especialidad/${String(especialidadId)}`);
  await page.getByRole('button', { name: 'Ver el historial' }).click();
  await expect(page.getByText('Su perfil ve quién y cuándo, pero no los valores.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('prints the record alone, under a head of its own', async ({ page, api }) => {
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
