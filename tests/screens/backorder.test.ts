import { Api } from '../support/web/api';
import { expect, settled, test } from '../support/screens/test';
import { arrivedShort } from '../support/web/scenarios/arrived-short';

const PATH = '/inventario/solicitud';

test.describe('concurrent back-orders', () => {
  test.override({ expectedStatuses: [409] });
  test('the second shows the existing request', async ({ page, baseURL, signInAs }) => {
    const { solicitudId } = await arrivedShort(baseURL);
    await signInAs('almacen.unidad');
    await page.goto(`/solicitud/${solicitudId}`);
    await page.getByRole('button', { name: 'Pedir lo pendiente' }).click();
    const unit = await Api.signIn(baseURL, 'almacen.unidad');
    const other = await unit.create(`${PATH}/${solicitudId}/pendiente`, {});
    const dialog = page.getByRole('dialog', { name: /^Pedir lo pendiente/ });
    await dialog.getByRole('button', { name: 'Pedir lo pendiente' }).click();
    await expect(dialog).toContainText(`Lo pendiente ya se pidió en la solicitud #${String(other['solicitudId'])}.`);
  });
});

test('a back-order is offered to the requesting warehouse, not to the supplying one', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const { solicitudId } = await arrivedShort(baseURL);
  const order = page.getByRole('button', { name: 'Pedir lo pendiente' });
  for (const [profile, offered] of [
    ['almacen.unidad', 1],
    ['almacen.estatal', 0],
  ] as const) {
    await signInAs(profile);
    await page.goto(`/solicitud/${solicitudId}`);
    await expect(page.getByText(/^Pendiente: /)).toBeVisible();
    await settled(page);
    await expect(order).toHaveCount(offered);
  }
});
