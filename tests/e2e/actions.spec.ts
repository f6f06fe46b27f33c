import { violations } from '../support/web/axe';
import type { Api, Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

const PATH = '/inventario/solicitud';

interface Insumo {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
}

async function draft(api: Api): Promise<Json> {
  const [supplier, asker] = await api.get<{ almacenId: number }[]>('/catalogos/almacen?pageSize=2');
  const [insumo] = await api.get<Insumo[]>('/catalogos/insumo?pageSize=1&sortBy=clave');
  return api.create(PATH, {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: asker!.almacenId,
    almacenSurtidorId: supplier!.almacenId,
    lineas: [{ insumoId: insumo!.insumoId, cantidadSolicitada: 4 }],
  });
}

test.describe('an operation with a form', () => {
  test.slow();

  test('has a button on the record: it opens the form, validates, runs once, and the record shows the result @core', async ({
    page,
    api,
    signInAs,
  }) => {
    const record = await draft(api);
    await signInAs('su');
    await page.goto(`/solicitud/${String(record['solicitudId'])}`);
    await page.getByRole('button', { name: 'Comentar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Comentar' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Comentario');
    await dialog.getByLabel('Comentario').fill('Falta confirmar la ruta del jueves.');
    await settled(page);
    expect(await violations(page, { schemes: ['light'], within: '[role="dialog"]' })).toEqual([]);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/comentar')) keys.push(request.headers()['idempotency-key']);
    });
    await dialog.getByRole('button', { name: 'Comentar' }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Listo.', { exact: true })).toBeVisible();
    await expect(page.getByText('Falta confirmar la ruta del jueves.').first()).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,}$/)]);
  });

  test('keeps typed values across a reload', async ({ page, api, signInAs }) => {
    const record = await draft(api);
    await signInAs('su');
    await page.goto(`/solicitud/${String(record['solicitudId'])}`);
    await page.getByRole('button', { name: 'Comentar' }).click();
    await page.getByRole('dialog').getByLabel('Comentario').fill('A medias');
    await page.waitForTimeout(1500);
    page.on('dialog', (leaving) => void leaving.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Comentar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Recuperar' }).click();
    await expect(page.getByRole('dialog').getByLabel('Comentario')).toHaveValue('A medias');
  });

  test('begins with the caller’s own warehouse: a supply request takes two presses', async ({
    page,
    api,
    signInAs,
  }) => {
    const all = await api.get<{ almacenId: number; nombre: string }[]>('/catalogos/almacen?pageSize=200');
    const own = all.find(({ nombre }) => nombre === 'CENDIS HG Saltillo')!;
    // A draft of an earlier run would count as requested.
    const open = `/inventario/solicitud?pageSize=50&filterBy=${Buffer.from(JSON.stringify({ almacenSolicitanteId: own.almacenId, estatus: ['BORRADOR'] })).toString('base64')}`;
    for (const { solicitudId } of await api.get<{ solicitudId: number }[]>(open))
      await api.remove(`/inventario/solicitud/${solicitudId}`);
    await signInAs('cendis');
    await page.goto('/solicitud');
    await page.getByRole('button', { name: 'Pedir lo que hace falta' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Almacén solicitante' })).toHaveValue(own.nombre);
    await dialog.getByRole('button', { name: 'Pedir lo que hace falta' }).click();
    await expect(page).toHaveURL(/\/solicitud\/\d+\/editar$/);
    await expect(page.locator('#campo-almacenSolicitanteId')).toHaveValue(own.nombre);
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  });
});
