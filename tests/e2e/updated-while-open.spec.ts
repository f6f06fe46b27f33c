import { expect, test } from '../support/web/test';

test.use({ ownContext: true, expectsFailures: true, expectedStatuses: [404] });

test('a page whose code was replaced by an update requires a reload, and then works', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const gone = /\/assets\/AuditRoute|\/assets\/AreaRoutes|\/assets\/ReportFilesPage/;
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    history.pushState({ usr: null, key: 'updated', idx: 1 }, '', '/reportes/archivos');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo cargar' })).toBeVisible();
  await expect(page.getByText('Hay una nueva versión disponible.')).toBeVisible();
  await page.unroute(gone);
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis reportes' })).toBeVisible();
});
