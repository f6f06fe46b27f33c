import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('the language changes in place, stays after a reload, and reaches the server @core', async ({ page }) => {
  await page.goto('/unidad');
  await settled(page);
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medical units' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Unit type' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const request = page.waitForRequest((asked) => asked.url().includes('/api/catalogos/unidad?'));
  await page.reload();
  expect((await request).headers()['accept-language']).toBe('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Medical units' })).toBeVisible();

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Español (México)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unidades médicas' })).toBeVisible();
});
