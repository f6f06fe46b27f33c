import { expect, test } from '../support/screens/test';

test.describe('signing in', () => {
  test.describe('with a wrong password', () => {
    test.override({ expectedStatuses: [401] });
    test('shows a message and stays on the page', async ({ page }) => {
      await page.goto('/sign-in');
      await page.getByLabel('Correo electrónico').fill('su@example.org');
      await page.getByLabel('Contraseña', { exact: true }).fill('equivocada');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.getByText('El correo o la contraseña no son correctos')).toBeVisible();
      await expect(page).toHaveURL(/\/sign-in$/);
    });
  });

  test('with the right password leads to the home page', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Correo electrónico').fill('su@example.org');
    await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicio');
  });

  test('a demo account is one press away', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Farmacia' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('leads back to the requested page', async ({ page }) => {
    await page.goto('/estado?page=1');
    await expect(page).toHaveURL(/\/sign-in$/);
    await page.getByRole('button', { name: 'SUPERUSUARIO' }).click();
    await expect(page).toHaveURL(/\/estado/);
    await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
  });
});
