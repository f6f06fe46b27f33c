import type { Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.describe('without a connection', () => {
  test.use({ expectsFailures: true });
  test('a banner names the outage and its start, typed values stay, and the outage is reported on return @core', async ({
    page,
    context,
    api,
    signInAs,
  }) => {
    await signInAs('su');
    await page.goto('/especialidad/create');
    await page.getByLabel(/^Nombre/).fill('Escrito sin conexión');
    await settled(page);
    const started = Date.now();

    await context.setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: 'Sin conexión con el servidor desde las' });
    await expect(banner).toBeVisible();
    await expect(page.getByLabel(/^Nombre/)).toHaveValue('Escrito sin conexión');

    const told = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/network/red-historial') && answer.request().method() === 'POST',
    );
    await context.setOffline(false);
    expect((await told).status()).toBe(202);
    await expect(banner).toHaveCount(0);
    await expect(page.getByText('La conexión volvió.')).toBeVisible();
    await expect(page.getByLabel(/^Nombre/)).toHaveValue('Escrito sin conexión');
    // Other tests report outages at the same time.
    const outages = (await api.get<Json[]>('/network/red-historial?sortBy=inicio&sortDir=desc')).filter(
      ({ ruta, inicio }) => ruta === '/especialidad/create' && Date.parse(String(inicio)) >= started,
    );
    expect(outages).toHaveLength(1);
    expect(outages[0]).toMatchObject({ tipo: 'CAIDA' });
    expect(Date.parse(String(outages[0]!['fin']))).toBeGreaterThan(Date.parse(String(outages[0]!['inicio'])));
  });
});
