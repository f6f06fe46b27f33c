import { changeAnswer } from '../support/screens/change-answer';
import { expect, test } from '../support/screens/test';
import { underReview } from '../support/web/scenarios/under-review';

const FIGURES = '**/inventario/solicitud/cifras';

test('the authoriser sees stock, transit and use of each line, and the reason for a suggested amount', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const { solicitudId } = await underReview(baseURL, false);
  await signInAs('oficina.central');
  await changeAnswer<readonly object[]>(page, FIGURES, (answer) =>
    answer.map((figures) => ({
      ...figures,
      disponible: 40,
      disponibleSurtidor: 2,
      comprometidaSurtidor: 1,
      enTransito: 8,
      cpm: 16,
      meses: 3,
      pedido: 0,
      sugerida: 20,
      meta: 68,
      multiplo: 10,
      tope: null,
      motivo: 'HASTA_MAXIMO',
    })),
  );
  await page.goto(`/solicitud/${solicitudId}`);
  await page.getByRole('button', { name: 'Autorizar' }).click();
  const lines = page.getByRole('region', { name: /^Autorizar · / }).getByRole('row');
  const first = lines.nth(1);
  await expect(first).toContainText('Disponible solicitante40');
  await expect(first).toContainText('Disponible surtidor2 (1 ya autorizadas a otros)');
  await expect(first).toContainText('En tránsito8');
  await expect(first).toContainText('CPM16');
  await expect(first).toContainText('Meses3 (con lo que viene y lo anotado, 3.3)');
  await expect(first).toContainText('Sugerida20 (hasta el máximo de 68, en múltiplos de 10)');
});

test.describe('without an answer of the server', () => {
  test.override({ expectedStatuses: [503] });
  test('the amount can be typed while the figures are missing, which are requested again', async ({
    page,
    baseURL,
    signInAs,
  }) => {
    const { solicitudId } = await underReview(baseURL, false);
    await signInAs('oficina.central');
    await page.route(FIGURES, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(`/solicitud/${solicitudId}`);
    await page.getByRole('button', { name: 'Autorizar' }).click();
    const form = page.getByRole('region', { name: /^Autorizar · / });
    const first = form.getByRole('row').nth(1);
    await expect(first).toContainText('No se pudieron consultar existencias y consumo.');
    await first.getByRole('gridcell', { name: '4' }).last().click();
    await page.getByRole('textbox', { name: 'Renglón 1, Autorizada' }).fill('3');
    await page.keyboard.press('Enter');
    await expect(first).toContainText('3');
    await page.unroute(FIGURES);
    await first.getByRole('button', { name: 'Reintentar' }).click();
    await expect(first).toContainText('Disponible solicitante');
    await expect(first).not.toContainText('Reintentar');
  });
});
