import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test('a surplus moves to a shortage after one confirmation, and the suggestion disappears', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('oficina.central');
  await page.goto('/oficina-central/redistribucion');
  const table = page.getByRole('table', { name: 'Redistribución' });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await settled(page);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Excedente' }).check();
  await expect(table).toContainText('Sobre su máximo');
  await expect(table).not.toContainText('Caduca el');
  const row = table.getByRole('row').nth(1);
  const box = row.getByRole('checkbox');
  const label = (await box.getAttribute('aria-label')) ?? (await row.getByRole('rowheader').textContent())!;
  await box.check();
  await expect(page.getByText(/^1 elegido: /)).toBeVisible();
  // Nothing is sent before the confirmation.
  await page.getByRole('button', { name: 'Crear solicitud' }).click();
  const question = page.getByRole('dialog', { name: '¿Crear y enviar la solicitud?' });
  await expect(question.getByRole('listitem')).toHaveCount(1);
  await expect(question).toContainText(/En total son [\d,]+ piezas por \$[\d,.]+\./);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByText(/^1 elegido: /)).toBeVisible();
  await page.getByRole('button', { name: 'Crear solicitud' }).click();
  await question.getByRole('button', { name: 'Crear y enviar' }).click();
  const made = page.getByRole('status').filter({ hasText: 'Se creó y se envió la solicitud' });
  await expect(made).toBeVisible();
  await expect(table.getByRole('checkbox', { name: label, exact: true })).toHaveCount(0);
  await made.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SOL-');
  await expect(page.getByText('Enviada', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Redistribución', { exact: true }).first()).toBeVisible();
});

test('on a phone each transfer is a card', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('oficina.central');
  await page.goto('/oficina-central/redistribucion');
  const table = page.getByRole('table', { name: 'Redistribución' });
  await expect(table.getByRole('row').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the locations of a supply show its lots and the nearest warehouses', async ({ page, api, signInAs }) => {
  const stock = await api.get<
    { inventarioId: number; insumoId: number; almacenId: number; almacenNombre: string; disponible: number }[]
  >('/inventario/inventario?pageSize=200&sortBy=insumoClave');
  const here = stock.filter(
    ({ almacenNombre, disponible }) => almacenNombre === 'Almacén HG Saltillo' && disponible > 0,
  );
  // Chooses a supply with more other warehouses than are shown at first, because other tests move stock.
  const manyOthers = async ({ insumoId, almacenId }: (typeof here)[number]) => {
    const { red } = await api.get<{ red: unknown[] }>(
      `/inventario/inventario/detalle-existencias/${insumoId}?almacenId=${almacenId}`,
    );
    return red.length > 8;
  };
  let own = here[0]!;
  for (const candidate of here)
    if (await manyOthers(candidate)) {
      own = candidate;
      break;
    }
  await signInAs('almacen.unidad');
  await page.goto(`/inventario/${own.inventarioId}`);
  const where = page.getByRole('region', { name: '¿Dónde hay?' });
  await where.scrollIntoViewIfNeeded();
  await expect(where.getByRole('region', { name: 'Almacén HG Saltillo' }).getByRole('link').first()).toBeVisible();
  const others = where.getByRole('region', { name: 'En otros almacenes' });
  await expect(others).toContainText(/a [\d,.]+ km/);
  const shown = await others.getByRole('listitem').count();
  await others.getByRole('button', { name: /^Mostrar los/ }).click();
  expect(await others.getByRole('listitem').count()).toBeGreaterThan(shown);
});
