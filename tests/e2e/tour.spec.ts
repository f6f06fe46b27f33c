import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test('the tour is offered once, explains five things, and is available again in the account', async ({
  page,
  signInAs,
}) => {
  // Reserved profile: no other test changes its tour flag.
  await signInAs('auditor');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Ver el recorrido' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Le damos la bienvenida a Red Salud/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('link', { name: 'Ver el recorrido' })).toHaveCount(0);
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/cuenta');
  await page.getByRole('link', { name: 'Ver el recorrido' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Le damos la bienvenida/ })).toBeVisible();
});

test.describe('the account', () => {
  test.use({ expectedStatuses: [422] });
  test('shows the user, and links to the wrong field on a password change', async ({ page, signInAs, api }) => {
    await signInAs('su');
    const user = await api.get('/catalogos/usuario/usuario-actual');
    await page.goto('/cuenta');
    await expect(page.getByRole('main').getByText(String(user['email']))).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Escriba su contraseña actual.')).toBeVisible();
    await expect(page.getByLabel('Contraseña actual')).toBeFocused();
    await page.getByLabel('Contraseña actual').fill('equivocada');
    await page.getByLabel('Contraseña nueva').fill('una frase larga y buena');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByLabel('Contraseña actual')).toBeFocused();
    await expect(page.getByLabel('Contraseña actual')).toHaveAttribute('aria-invalid', 'true');
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });
});
