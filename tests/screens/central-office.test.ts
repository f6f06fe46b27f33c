import { expect, settled, test } from '../support/screens/test';

interface Waiting {
  readonly solicitudId: number;
  readonly folio: string;
  readonly estatus: string;
}

test.describe('the central office', () => {
  test('sees the demand of the network beside the stock, and the requesters', async ({ page, signInAs }) => {
    await signInAs('oficina.central');
    await page.goto('/oficina-central/solicitudes');
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await table.getByRole('row').nth(1).getByRole('button').click();
    await expect(page.getByRole('region', { name: /^Quién pide / })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Quién pide / })
        .getByRole('listitem')
        .first(),
    ).toContainText(/Pide [\d,]+/);
  });

  test('authorises several requests together, after seeing the effect on each unit', async ({
    page,
    api,
    signInAs,
  }) => {
    await signInAs('oficina.central');
    await page.goto('/oficina-central/solicitudes');
    await page.getByRole('tab', { name: 'Por solicitud' }).click();
    const rows = page.getByRole('table', { name: 'Solicitudes por autorizar' }).getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const chosen = await api.get<Waiting[]>('/oficinas-centrales/solicitud?pageSize=2&sortBy=fechaSolicitud');
    for (const { folio } of chosen)
      await page.getByRole('row').filter({ hasText: folio }).getByRole('checkbox').click();
    await page
      .getByRole('link', { name: 'Ver el reparto' })
      .or(page.getByRole('button', { name: 'Ver el reparto' }))
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Autorizar en conjunto' })).toBeVisible();
    await page.getByRole('radio', { name: /^Hasta el máximo/ }).click();
    await settled(page);
    await page.getByRole('tab', { name: 'Por unidad' }).click();
    await expect(page.getByText('Meses antes → después').first()).toBeVisible();
    const sign = page.getByRole('button', { name: /^Autorizar \d+ solicitud/ });
    await sign.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Autorizar', exact: true }).click();
    await expect(page.getByText(/^Se autoriz(ó|aron) \d+ solicitud/)).toBeVisible();
    const after = await Promise.all(
      chosen.map(({ solicitudId }) => api.get<Waiting>(`/inventario/solicitud/${solicitudId}`)),
    );
    expect(after.filter(({ estatus }) => estatus.startsWith('AUTORIZADA'))).not.toHaveLength(0);
  });
});

test.describe('a supplier', () => {
  test('has its pending work on one page, and proposes an exchange from there', async ({ page, signInAs }) => {
    await signInAs('proveedor');
    await page.goto('/proveedores/portal');
    await expect(page.getByRole('heading', { level: 1, name: 'Portal de proveedor' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Le toca a usted' })).toBeVisible();
    await page.getByRole('button', { name: 'Proponer cambio' }).first().click();
    await expect(page).toHaveURL(/\/propuesta-cambio\/\d+\/editar$/);
  });

  test('cannot open the pages of the central office', async ({ page, signInAs }) => {
    await signInAs('proveedor');
    await page.goto('/oficina-central/solicitudes');
    await expect(page.getByText('No tiene permiso').first()).toBeVisible();
  });
});
