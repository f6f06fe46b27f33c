import { expect, test } from '../support/screens/test';

const PATH = '/reportes/informe-semestre';

test.describe('a report', () => {
  test('says so when there is nothing, and is not for everyone', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto(`${PATH}?semestre=2001-1`);
    await expect(page.getByText('No hay datos con estos parámetros')).toBeVisible();
    await page.goto('/reportes/no-existe');
    await expect(page.getByRole('heading', { name: /no (existe|encont)/i })).toBeVisible();
  });

  test('is refused to whoever lacks its permission', async ({ page, signInAs }) => {
    await signInAs('proveedor');
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'No tiene permiso para ver esta página' })).toBeVisible();
  });
});
