import { expect, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test.describe('when the server fails', () => {
  test.use({ expectedStatuses: [500] });
  test('shows the error with the tracking number, and retries', async ({ page }) => {
    await page.route('**/api/catalogos/estado?*', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        headers: { 'X-Correlation-Id': 'abc-123' },
        body: JSON.stringify({
          codigo: 'ERROR_INTERNO',
          mensaje: 'Ocurrió un error inesperado.',
          correlationId: 'abc-123',
        }),
      }),
    );
    await page.goto('/estado');
    await expect(page.getByRole('alert')).toContainText('Número de seguimiento: abc-123');
    await page.unroute('**/api/catalogos/estado?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });
});
