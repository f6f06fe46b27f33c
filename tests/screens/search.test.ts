import { expect, settled, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('su');
  await page.goto('/home');
  await settled(page);
});

test('finds pages of the menu, and links to the list of all matches', async ({ page }) => {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Busque en el menú y en los registros' });
  await box.fill('codigos post');
  await expect(page.getByRole('option').first()).toContainText('Códigos postales');
  await box.fill('maria');
  await page.getByRole('option', { name: /Ver todos en Pacientes/ }).click();
  await expect(page).toHaveURL(/\/paciente#\?filter=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes' })).toBeVisible();
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/Buscar/))
      .first(),
  ).toBeVisible();
});

test('states that nothing matches, closes with Escape and returns the focus', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Buscar', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('combobox', { name: 'Busque en el menú y en los registros' });
  await box.fill('zzzzqqq');
  await expect(page.getByText('Nada coincide con «zzzzqqq»')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('offers no action without its permission', async ({ page, signInAs }) => {
  await signInAs('auditor');
  await page.goto('/home');
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Busque en el menú y en los registros' }).fill('nuevo paciente');
  await expect(page.getByText('Nada coincide con «nuevo paciente»')).toBeVisible();
});
