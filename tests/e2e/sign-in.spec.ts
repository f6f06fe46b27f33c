import { expect, settled, test } from '../support/web/test';

test.describe('signing in', () => {
  test.describe('with a wrong password', () => {
    test.use({ expectedStatuses: [401] });
    test('says so and keeps the person on the page', async ({ page }) => {
      await page.goto('/sign-in');
      await page.getByLabel('Correo electrónico').fill('su@example.org');
      await page.getByLabel('Contraseña', { exact: true }).fill('equivocada');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.getByText('El correo o la contraseña no son correctos')).toBeVisible();
      await expect(page).toHaveURL(/\/sign-in$/);
    });
  });

  test('with the right password leads to the start', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Correo electrónico').fill('su@example.org');
    await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Buen[oa]s (días|tardes|noches)/);
  });

  test('a demo account is one press away', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Farmacia' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('leads back to the page that was wanted', async ({ page }) => {
    await page.goto('/estado?page=1');
    await expect(page).toHaveURL(/\/sign-in$/);
    await page.getByRole('button', { name: 'SUPERUSUARIO' }).click();
    await expect(page).toHaveURL(/\/estado/);
    await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
  });

  test('persists the session alone, and signing out leaves nothing of it', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'SUPERUSUARIO' }).click();
    await expect(page).toHaveURL(/\/home$/);
    const persisted = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('persist:')));
    expect(await persisted()).toEqual(['persist:red-salud.auth']);
    await settled(page);
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await persisted()).toEqual([]);
  });

  test('signing out in one tab signs out the other', async ({ page, context }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'SUPERUSUARIO' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await settled(page);
    const other = await context.newPage();
    await other.goto('/estado');
    await expect(other.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
    await settled(other);
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(other).toHaveURL(/\/sign-in$/);
  });
});

test.describe('a session that the server no longer knows', () => {
  test.use({ expectedStatuses: [401] });
  test('ends with a message and the way back in', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded'))
        localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: 'forged' }));
      sessionStorage.setItem('seeded', 'yes');
    });
    await page.goto('/home');
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByRole('alert')).toContainText(/sesión|autenticado/);
  });
});
