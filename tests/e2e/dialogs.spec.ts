import { Api, uniqueCode } from '../support/web/api';
import { violations } from '../support/web/axe';
import { go, quiet } from '../support/web/go';
import { nameless } from '../support/web/nameless';
import { expect, test } from '../support/web/test';
import type { Page } from '@playwright/test';

test.describe.configure({ timeout: 90_000 });

/** Dialogs over a page are outside its landmarks. */
const OVER = ['region'];

async function expectAccessible(page: Page, what: string): Promise<void> {
  await quiet(page);
  expect.soft(await violations(page, { notApplying: OVER }), what).toEqual([]);
  expect.soft(await nameless(page), what).toEqual([]);
}

test('the panels and dialogs of a list are accessible', async ({ page, signInAs }) => {
  await signInAs('su');
  await go(page, '/unidad?perPage=10&page=1');
  for (const name of ['Tipo de unidad', 'Conectividad', 'Filtros', 'Vistas', 'Columnas', 'Descargar', 'Idioma']) {
    // A heading of the table may have the name of a filter above it.
    await page.getByRole('button', { name, exact: true }).first().click();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Columnas', exact: true }).click();
  const keys = page.getByRole('dialog', { name: 'Columnas' }).getByRole('button', { name: 'Atajos del teclado' });
  await keys.click();
  await expectAccessible(page, 'Atajos del teclado');
  await page.keyboard.press('Escape');
  await expect(keys).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await page.getByLabel('Elegir todos los de esta página').click();
  await page.getByRole('region', { name: 'Registros elegidos' }).getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'batch');
});

test('the dialogs of a form are accessible: errors, creating in place, unsaved changes, draft', async ({
  page,
  signInAs,
}) => {
  await signInAs('su');
  await go(page, '/personal-medico/create');
  await page.getByRole('button', { name: 'Crear personal', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'error summary');
  await page.locator('[id="campo-especialidadId"]').click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'picker');
  await page.getByRole('option', { name: 'Crear un registro nuevo…' }).click();
  await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
  await expectAccessible(page, 'create in place');
  await page.keyboard.press('Escape');
  // Until the dialog is gone, it captures the focus and typed keys.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('[id="campo-persona.nombre"]').fill('Ana');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog', { name: 'Tiene cambios sin guardar' })).toBeVisible();
  await expectAccessible(page, 'unsaved');
  await page.getByRole('button', { name: 'Salir y conservar borrador' }).click();
  await page.goto('/personal-medico/create');
  await expect(page.getByText('Hay un borrador de «Ana»')).toBeVisible();
  await expectAccessible(page, 'draft');
});

test.describe('after a concurrent change', () => {
  test.use({ expectedStatuses: [409, 412] });
  test('the dialog of a conflict and a step with lines are accessible', async ({ page, api, baseURL, signInAs }) => {
    await signInAs('oficina.central');
    const code = uniqueCode('ACC');
    const at = '/catalogos/especialidad';
    const { especialidadId } = await api.create(at, { clave: code, nombre: `Original ${code}`, tipo: 'MEDICA' });
    await go(page, `/especialidad/${String(especialidadId)}/editar`);
    await page.getByLabel('Nombre').fill(`Mío ${code}`);
    await api.change(`${at}/${String(especialidadId)}`, { nombre: `Suyo ${code}`, tipo: 'QUIRURGICA' });
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('dialog', { name: 'Otra persona cambió este registro' })).toBeVisible();
    await expectAccessible(page, 'conflict');

    const [first, second] = await api.get<{ almacenId: number }[]>('/catalogos/almacen?pageSize=2');
    const items = await api.get<{ insumoId: number }[]>('/catalogos/insumo?pageSize=3');
    const { solicitudId } = await api.create('/inventario/solicitud', {
      tipo: 'COLECTIVO',
      urgente: false,
      almacenSolicitanteId: second!.almacenId,
      almacenSurtidorId: first!.almacenId,
      lineas: items.map(({ insumoId }) => ({ insumoId, cantidadSolicitada: 5 })),
    });
    const request = `/inventario/solicitud/${String(solicitudId)}`;
    await api.step(request, 'enviar');
    await (await Api.signIn(baseURL!, 'oficina.central')).step(request, 'tomar');
    await page.goto(`/solicitud/${String(solicitudId)}`);
    await page.getByRole('button', { name: 'Autorizar' }).click();
    const form = page.getByRole('region', { name: /^Autorizar · / });
    const cell = form.getByRole('gridcell').filter({ hasText: '5' }).last();
    await expect(cell).toBeVisible();
    await expectAccessible(page, 'step with lines');
    await form.locator('[role="gridcell"]:not([aria-readonly])').first().focus();
    await page.keyboard.press('F2');
    await expect(form.getByRole('grid').locator('input')).toBeVisible();
    await expectAccessible(page, 'cell being edited');
  });
});
