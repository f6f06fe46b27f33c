import { expect, settled, test } from '../support/web/test';

test.describe('signing in', () => {
  test('stores only the session, and sign-out removes it completely @core', async ({ page }) => {
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

test.describe('a session unknown to the server', () => {
  test.use({ expectedStatuses: [401] });
  test('ends with a message and a link to the sign-in', async ({ page }) => {
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
