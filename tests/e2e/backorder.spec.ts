import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';
import { arrivedShort } from '../support/web/scenarios/arrived-short';

test('a shortfall is requested with one press, editable at once, and not requested twice', async ({
  page,
  baseURL,
  signInAs,
}) => {
  test.slow();
  const { solicitudId, folio } = await arrivedShort(baseURL!);
  await signInAs('almacen.unidad');
  await page.goto(`/solicitud/${solicitudId}`);
  await expect(page.getByText('Pendiente: 3 piezas de 1 clave.')).toBeVisible();
  await settled(page);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Pendiente: 3 piezas de 1 clave.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }

  await page.getByRole('button', { name: 'Pedir lo pendiente' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pedir lo pendiente/ });
  await expect(dialog).toContainText('Podrá revisarlo antes de enviarlo.');
  await dialog.getByRole('button', { name: 'Pedir lo pendiente' }).click();

  await expect(page).toHaveURL(/\/solicitud\/\d+\/editar$/);
  await expect(page.getByLabel('Justificación', { exact: false })).toHaveValue(`Pendiente de la solicitud ${folio}.`);
  const grid = page.getByRole('grid', { name: 'Insumos solicitados' });
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(grid).toContainText('3');
  await page.goto(page.url().replace('/editar', ''));
  await expect(page.getByRole('heading', { level: 1, name: /^Borrador · / })).toBeVisible();

  await page.getByRole('link', { name: folio }).click();
  await expect(page).toHaveURL(new RegExp(`/solicitud/${solicitudId}$`));
  const told = page.getByText('Lo pendiente se pidió en la solicitud');
  await expect(told).toBeVisible();
  await expect(told).toContainText('Borrador');
  await expect(page.getByText(/^Pendiente: /)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pedir lo pendiente' })).toHaveCount(0);
  await settled(page);
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  await told.getByRole('link').click();
  await expect(page.getByText(folio).first()).toBeVisible();
});
