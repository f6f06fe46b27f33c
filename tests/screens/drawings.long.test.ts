import { expect, settled, test } from '../support/screens/test';

test.describe('a drawing', () => {
  test('has its figures as a table, and each links to as many records as it states', async ({ page, signInAs }) => {
    await signInAs('director.unidad');
    await page.goto('/tableros/direccion?periodo=ANIO');
    const flows = page.getByRole('figure', { name: 'De dónde llegaron y cómo salieron' });
    await expect(flows.getByRole('button', { name: 'Ver como tabla' })).toBeVisible();
    await expect(flows.getByText(/^Estancias: \d+ en total\. Lo más, de /)).toBeVisible();
    // Screen readers get the table, and hidden elements cannot be focused.
    await expect(flows.getByRole('table').getByRole('link')).toHaveCount(0);
    await flows.getByRole('button', { name: 'Ver como tabla' }).click();
    const link = flows.getByRole('table').getByRole('link').first();
    const figure = await link.innerText();
    await link.click();
    await expect(page.getByText(new RegExp(`^${figure} registros?$`))).toBeVisible();
  });

  test('states median and quartiles of the days of stay of each service', async ({ page, signInAs }) => {
    await signInAs('director.unidad');
    await page.goto('/tableros/direccion?periodo=ANIO');
    const boxes = page.getByRole('figure', { name: 'Días de estancia por servicio' });
    await boxes.getByRole('button', { name: 'Ver como tabla' }).click();
    await expect(boxes.getByRole('columnheader')).toHaveCount(7);
    for (const name of ['Primer cuartil', 'Mediana', 'Tercer cuartil', 'Egresos'])
      await expect(boxes.getByRole('columnheader', { name })).toBeVisible();
    await boxes.getByRole('button', { name: 'Ver como gráfica' }).click();
    await expect(boxes.getByRole('button', { name: 'Ver como tabla' })).toBeVisible();
  });

  test('names beds and initials for NEWS2, states limits in words, and links to the readings', async ({
    page,
    signInAs,
  }) => {
    await signInAs('enfermeria.centrales');
    await page.goto('/tableros/enfermeria');
    const lines = page.getByRole('figure', { name: 'NEWS2 de cada paciente, últimas 72 horas' });
    const first = lines.getByRole('listitem').first();
    await expect(first).toContainText(/^\w{2}-\d+ · (\S\. ?)+/);
    await expect(first.getByText('7 o más')).toBeVisible();
    await expect(first.getByRole('img')).toHaveAttribute('aria-label', /^(\d\d-\d\d-\d{4} \d\d:\d\d: \d+(; )?)+$/);
    const readings = ((await first.getByRole('img').getAttribute('aria-label')) ?? '').split('; ').length;
    await first.getByRole('link').click();
    await settled(page);
    await expect(page.getByText(new RegExp(`^${readings} registros?$`))).toBeVisible();
  });

  test('states the mean, limits and signals of a process, and links each value to its records', async ({
    page,
    signInAs,
  }) => {
    await signInAs('director.unidad');
    await page.goto('/tableros/direccion?periodo=30D');
    const chart = page.getByRole('figure', { name: 'Minutos hasta surtir, bajo control' });
    await expect(chart.getByText(/^Promedio [\d.]+; los límites van de [\d.]+ a [\d.]+\. /)).toBeVisible();
    await chart.getByRole('button', { name: 'Ver como tabla' }).click();
    for (const name of ['Promedio', 'Límite inferior', 'Límite superior', 'Señal'])
      await expect(chart.getByRole('columnheader', { name })).toBeVisible();
    const row = chart.getByRole('row').nth(1);
    const orders = await row.getByRole('cell').last().innerText();
    await row.getByRole('link').click();
    await expect(page.getByText(new RegExp(`^${orders} registros?$`))).toBeVisible();
  });

  test('has a heading above tiles beside other drawings, and none above tiles alone', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/reportes/oficina-central');
    await expect(page.getByRole('heading', { name: 'Hoy', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'En el periodo', exact: true })).toBeVisible();
    await page.goto('/reportes/desabasto');
    await expect(page.getByRole('list', { name: 'Resumen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Resumen', exact: true })).toHaveCount(0);
  });

  test('counts orders by hour of the day, in deeper colours for more', async ({ page, signInAs }) => {
    await signInAs('cendis');
    await page.goto('/tableros/cendis');
    const hours = page.getByRole('figure', { name: 'Órdenes surtidas, por servicio y hora en que se pidieron' });
    await expect(hours.getByRole('columnheader')).toHaveCount(25);
    await expect(hours.locator('[data-count="5"]').first()).toBeVisible();
  });
});
