import { uniqueCode } from '../support/web/api';
import { openMore } from '../support/web/choose-more';
import { draft } from '../support/web/scenarios/draft';
import { expect, settled, test } from '../support/screens/test';

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

test('a document has its next step as a button, and irreversible steps last in the menu', async ({ page, api }) => {
  const { solicitudId } = await draft(api, 1);
  await page.goto(`/solicitud/${String(solicitudId)}`);
  const bar = page.getByRole('group', { name: 'Acciones del documento' });
  await expect(bar.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(2);
  await openMore(page);
  await expect(page.getByRole('menuitem', { name: 'Cancelar solicitud' })).toBeVisible();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Imprimir',
    'Duplicar',
    'Cancelar solicitud',
    'Desactivar',
  ]);
});

test('a document has each fact once, and a fact without a value with the others', async ({ page, api }) => {
  const { solicitudId } = await draft(api, 1);
  await api.step(`/inventario/solicitud/${String(solicitudId)}`, 'enviar');
  await page.goto(`/solicitud/${String(solicitudId)}`);
  await settled(page);
  const terms = await page.locator('main dt').allInnerTexts();
  const count = (label: string) => terms.filter((term) => term === label).length;
  for (const once of ['Almacén solicitante', 'Almacén surtidor', 'Tipo', 'Fecha requerida', 'Urgente'])
    expect(count(once), once).toBe(1);
  for (const inTheTitle of ['Folio', 'Estatus']) expect(count(inTheTitle), inTheTitle).toBe(0);
  // A catalogue keeps its facts among its fields, where they are looked for.
  const [unit] = await api.get<{ unidadId: number }[]>('/catalogos/unidad?pageSize=1');
  await page.goto(`/unidad/${unit!.unidadId}`);
  await settled(page);
  const labels = await page.locator('main dt').allInnerTexts();
  expect(new Set(labels).size).toBeLessThan(labels.length);
});
