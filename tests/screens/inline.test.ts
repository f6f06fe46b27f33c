import { expect, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('cells are not editable without the permission, nor on a phone', async ({ page, signInAs }) => {
  await page.goto('/procedimiento');
  await expect(page.getByRole('button', { name: /^Cambiar Tipo de/ }).first()).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cambiar Tipo de/ })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs('medico');
  await page.goto('/procedimiento');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cambiar/ })).toHaveCount(0);
});
