import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('oficina.central'));

test('a pinned filter opens its own choice, says its value, and is removed in place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/solicitud');
  await settled(page);
  const pinned = page.getByRole('group', { name: 'Filtros frecuentes' });
  const button = pinned.getByRole('button', { name: 'Estatus', exact: true });
  await button.click();
  const choice = page.getByRole('dialog', { name: 'Estatus' });
  await choice.getByRole('checkbox', { name: 'Cerrada' }).check();
  await expect(page).toHaveURL(/CERRADA/);
  await choice.getByRole('checkbox', { name: 'Enviada' }).check();
  await settled(page);
  expect(await violations(page, { schemes: ['light'], within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  const set = pinned.getByRole('button', { name: /^Estatus: / });
  await expect(set).toBeFocused();
  await expect(set).toHaveText('Estatus: Cerrada, Enviada');
  // It is not repeated below, and the other panel offers the rest.
  await expect(page.getByRole('group', { name: 'Filtros aplicados' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const rest = page.getByRole('dialog', { name: 'Filtros' });
  await expect(rest.getByText('Fecha requerida').first()).toBeVisible();
  await expect(rest.getByRole('group', { name: 'Estatus', exact: true })).toHaveCount(0);
  await rest.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Quitar el filtro Estatus' }).click();
  await expect(button).toBeVisible();
  await expect(page).not.toHaveURL(/CERRADA/);
});

test('three set filters and the other tools keep one line on a wide screen, and one strip on a phone', async ({
  page,
  api,
}) => {
  const [request] = await api.get<{ almacenSolicitanteId: number; tipo: string; estatus: string }[]>(
    '/inventario/solicitud?pageSize=1',
  );
  const { almacenSolicitanteId, tipo, estatus } = request!;
  const filter = JSON.stringify({ estatus: [estatus], tipo: [tipo], almacenSolicitanteId: [almacenSolicitanteId] });
  const path = `/solicitud?filter=${encodeURIComponent(filter)}`;
  const pinned = page.getByRole('group', { name: 'Filtros frecuentes' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await settled(page);
  const middle = async (name: string) => {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    return box.y + box.height / 2;
  };
  const strip = (await pinned.boundingBox())!;
  for (const name of ['Filtros', 'Columnas', 'Descargar'])
    expect(Math.abs((await middle(name)) - strip.y - strip.height / 2), name).toBeLessThan(4);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await pinned
    .locator(':scope > *')
    .evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
  await pinned.getByRole('button', { name: 'Quitar el filtro Almacén solicitante' }).click();
  await expect(pinned.getByRole('button', { name: 'Almacén solicitante', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth)).toBe(true);
});
