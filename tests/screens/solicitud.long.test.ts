import type { Locator, Page } from '../support/screens/test';
import { Api } from '../support/web/api';
import { expect, settled, test } from '../support/screens/test';
import { draft, supplies } from '../support/web/scenarios/draft';
import { stepDone } from '../support/web/step-done';

const PATH = '/inventario/solicitud';
/** Returns a cell by its line, from 1, and its label on a phone. */
const cell = (page: Page, row: number, column: string): Locator =>
  page
    .locator(`[aria-rowindex="${row + 1}"]`)
    .getByRole('gridcell')
    .filter({ has: page.locator('span', { hasText: column }) })
    .first();

test.describe('the lines of a request', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('su'));

  test('are scanned: a repeated code adds to its quantity, an unknown one stays visible', async ({ page, api }) => {
    const [first, second] = await supplies(api);
    await page.goto('/solicitud/create');
    const scan = page.getByLabel('Escanear o escribir una clave');
    for (const code of [first!.clave, second!.clave.replaceAll('.', ''), first!.clave, 'NO-EXISTE']) {
      await scan.fill(code);
      await scan.press('Enter');
    }
    await expect(page.getByText('No se encontró «NO-EXISTE».', { exact: false })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(cell(page, 1, 'Solicitada')).toContainText('2');
    await expect(cell(page, 2, 'Solicitada')).toContainText('1');
    await expect(page.getByText(/ya estaba en el renglón 1/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Claves', exact: true })).toContainText('2');
    await expect(page.getByRole('group', { name: 'Piezas solicitadas' })).toContainText('3');
    await expect(cell(page, 2, 'Estatus')).toContainText('Pendiente');
  });

  test('are saved without the empty line at the end of the grid', async ({ page, api }) => {
    const { solicitudId } = await draft(api, 1);
    await page.goto(`/solicitud/${String(solicitudId)}/editar`);
    await page.getByRole('button', { name: 'Agregar renglón' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row')).toHaveCount(3);
    await cell(page, 1, 'Solicitada').focus();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(new RegExp(`/solicitud/${String(solicitudId)}$`));
    expect(await api.get(`${PATH}/${String(solicitudId)}`)).toMatchObject({ lineas: [{ cantidadSolicitada: 7 }] });
  });
});

test.describe('the steps of a request', () => {
  test('begin with the warehouse’s usual supplier, which follows the warehouse until another is chosen', async ({
    page,
    api,
    signInAs,
  }) => {
    type Warehouse = { nombre: string; almacenAbastecedorId: number | null; almacenAbastecedorNombre: string };
    const all = await api.get<Warehouse[]>('/catalogos/almacen?pageSize=200');
    const supplied = all.filter(({ almacenAbastecedorId }) => almacenAbastecedorId !== null);
    const first = supplied[0]!;
    const second = supplied.find(({ almacenAbastecedorId }) => almacenAbastecedorId !== first.almacenAbastecedorId)!;
    await signInAs('su');
    await page.goto('/solicitud/create');
    const [asks, gives] = ['almacenSolicitanteId', 'almacenSurtidorId'].map((name) => page.locator(`#campo-${name}`));
    const pick = async (field: Locator, name: string) => {
      await field.fill(name);
      await page.getByRole('option', { name }).first().click();
      await settled(page);
    };
    await pick(asks!, first.nombre);
    await expect(gives!).toHaveValue(first.almacenAbastecedorNombre);
    await pick(asks!, second.nombre);
    await expect(gives!).toHaveValue(second.almacenAbastecedorNombre);
    const chosen = all.find(
      ({ nombre }) => ![first.nombre, second.nombre, second.almacenAbastecedorNombre].includes(nombre),
    )!;
    await pick(gives!, chosen.nombre);
    await pick(asks!, first.nombre);
    await expect(asks!).toHaveValue(first.nombre);
    await expect(gives!).toHaveValue(chosen.nombre);
  });

  test('enter quantities in the grid of the step, which retains wrong values', async ({
    page,
    api,
    baseURL,
    signInAs,
  }) => {
    const { solicitudId } = await draft(api, 3);
    const at = `${PATH}/${String(solicitudId)}`;
    const office = await Api.signIn(baseURL, 'oficina.central');
    await step(baseURL, api, at, 'enviar');
    await step(baseURL, office, at, 'tomar');
    await signInAs('oficina.central');
    await page.goto(`/solicitud/${String(solicitudId)}`);
    await page.getByRole('button', { name: 'Autorizar' }).click();
    const form = page.getByRole('region', { name: /^Autorizar · / });
    await expect(cell(page, 2, 'Autorizada')).toContainText('20');
    await cell(page, 2, 'Autorizada').focus();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Cancelar' }).click();
    const asking = page.getByRole('dialog', { name: 'Tiene cambios sin guardar' });
    await asking.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect(asking).toHaveCount(0);
    await cell(page, 2, 'Motivo del cambio').focus();
    await page.keyboard.type('No hay existencia suficiente');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Autorizar' }).click();
    await expect(page.getByText(stepDone('Autorizar', 'Autorizada'))).toBeVisible();
    expect(await office.get(at)).toMatchObject({
      estatus: 'AUTORIZADA',
      lineas: [{ cantidadAutorizada: 10 }, { cantidadAutorizada: 5 }, { cantidadAutorizada: 30 }],
    });
  });

  test.describe('after a concurrent step', () => {
    test.override({ expectedStatuses: [409, 412] });
    test('names the other person and their step, and shows the current document', async ({
      page,
      api,
      baseURL,
      signInAs,
    }) => {
      const { solicitudId } = await draft(api, 1);
      const at = `${PATH}/${String(solicitudId)}`;
      await signInAs('su');
      await page.goto(`/solicitud/${String(solicitudId)}`);
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      await step(baseURL, api, at, 'enviar');
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
        /se adelantó: «enviar», el \d\d-\d\d-\d{4}/,
      );
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
      await expect(page.getByRole('button', { name: 'Retirar' })).toBeVisible();
    });
  });
});

/** Performs a step as another user, meanwhile. */
async function step(baseURL: string, api: Api, path: string, name: string): Promise<void> {
  const { version } = await api.get(path);
  const answer = await fetch(`${baseURL}/api${path}/${name}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${api.token}`,
      'Content-Type': 'application/json',
      'If-Match': `"${String(version)}"`,
    },
    body: '{}',
  });
  expect(answer.status, await answer.text()).toBe(200);
}
