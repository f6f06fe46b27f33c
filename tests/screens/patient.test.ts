import { expect, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test.describe('allergies', () => {
  test('are said to be hidden from whoever may not see them', async ({ page, signInAs }) => {
    await signInAs('auditor');
    await page.goto('/paciente');
    await page.locator('tbody th a').first().click();
    await expect(page.getByText('Su perfil no permite ver las alergias')).toBeVisible();
  });
});
