import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('su');
  await page.goto('/home');
});

test('the start tells who one is and how much there is of everything', async ({ page, api }) => {
  const user = await api.get('/catalogos/usuario/usuario-actual');
  await expect(page.getByRole('main').getByText(String(user['perfilNombre']))).toBeVisible();
  await settled(page);
  const link = page.getByRole('main').getByRole('link', { name: /^Estados/ });
  await expect(link).toContainText(/\d/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
});

test('the menu finds an item by typing, without accents', async ({ page }) => {
  await page.getByLabel('Buscar en el menú').fill('codigos');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link')).toHaveCount(1);
  await menu.getByRole('link', { name: 'Códigos postales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Códigos postales' })).toBeVisible();
});

test('the menu can be narrow, and stays so', async ({ page }) => {
  await page.getByRole('button', { name: 'Contraer el menú' }).click();
  await expect(page.locator('aside')).toHaveCSS('width', '80px');
  await page.reload();
  await expect(page.locator('aside')).toHaveCSS('width', '80px');
  await page.getByRole('button', { name: 'Ampliar el menú' }).click();
  await expect(page.locator('aside')).toHaveCSS('width', '290px');
});

test('an address that does not exist says so and offers a way on', async ({ page }) => {
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
