import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('keys create, edit and save a record; they type letters in a field, and can be turned off', async ({ page }) => {
  const code = uniqueCode('TEC');
  await page.goto('/especialidad');
  await expect(page.getByRole('link', { name: /^Crear/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/especialidad\/create$/);
  await page.getByLabel('Clave').fill(code);
  await page.getByLabel('Nombre').fill('');
  await page.keyboard.type('nene ?');
  await expect(page.getByLabel('Nombre')).toHaveValue('nene ?');
  await page.getByLabel('Nombre').fill(`Nombre ${code}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { level: 1, name: `Nombre ${code}` })).toBeVisible();

  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/editar$/);
  await page.getByLabel('Nombre').fill(`Otro ${code}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { level: 1, name: `Otro ${code}` })).toBeVisible();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos del teclado' });
  await expect(help).toContainText('Editar el registro');
  // Behind a dialog, the page does not react to keys.
  await page.keyboard.press('e');
  await expect(page).not.toHaveURL(/\/editar$/);
  await help.getByLabel('Usar atajos de una sola tecla').click();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('e');
  await page.keyboard.press('?');
  await expect(help).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/editar$/);
  // They are turned on again in the account menu.
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Atajos del teclado' }).click();
  await help.getByLabel('Usar atajos de una sola tecla').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/editar$/);
});
