import { expect, test } from '../support/screens/test';

const PATH = '/reportes/informe-semestre';

test.override({ expectedStatuses: [400] });

test.describe('a report', () => {
  test('states when it is empty, and requires a permission', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto(`${PATH}?semestre=2001-1`);
    await expect(page.getByText('No hay datos con estos parámetros')).toBeVisible();
    await page.goto('/reportes/no-existe');
    await expect(page.getByRole('heading', { name: /no (existe|encont)/i })).toBeVisible();
  });

  test('shows the server’s refusal at the field, and accepts the next value', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/reportes/oficina-central?desde=1926-11-01&hasta=2026-11-27');
    const last = page.getByRole('textbox', { name: /^Hasta/ });
    await expect(page.getByRole('alert').filter({ hasText: 'Son demasiados días' })).toBeVisible();
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: /^Desde/ }).fill('01-11-2026');
    await page.getByRole('button', { name: 'Generar reporte' }).click();
    await expect(page.getByText(/renglones?\. Generado/)).toBeVisible();
    await expect(page.getByText(/Son demasiados días/)).toBeHidden();
  });

  test('is refused without its permission', async ({ page, signInAs }) => {
    await signInAs('proveedor');
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'No tiene permiso para ver esta página' })).toBeVisible();
  });
});
