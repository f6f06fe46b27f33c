import { expect, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('tabs work with the keyboard, and the address remembers the open one @core', async ({ page }) => {
  await page.goto('/insumo/create');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Control sanitario')).toHaveAttribute('aria-selected', 'true');
  await tab('Control sanitario').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Conservación y caducidad')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Conservación y caducidad' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab('Códigos de barras')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Control sanitario')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/seccion=codigos/);
  // One press of Tab moves from the tab into its panel.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Agregar a Códigos de barras' })).toBeFocused();
  await page.reload();
  await expect(tab('Códigos de barras')).toHaveAttribute('aria-selected', 'true');
});

test('a mistake in a closed tab marks the tab, and the summary links into it', async ({ page }) => {
  await page.goto('/paciente/create');
  await page.getByRole('tab', { name: 'Contactos' }).click();
  await page.getByRole('button', { name: 'Agregar a Contactos' }).click();
  await page.getByRole('tab', { name: 'Antecedentes de salud' }).click();
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page.getByRole('tab', { name: /^Domicilio 3 datos por corregir/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Contactos 2 datos por corregir/ })).toBeVisible();
  await summary.getByRole('link', { name: /^Contactos, renglón 1 · Nombre completo/ }).click();
  await expect(page.getByRole('tab', { name: /^Contactos/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Nombre completo')).toBeFocused();
  await summary.getByRole('link', { name: /^Calle/ }).click();
  await expect(page.getByLabel('Calle', { exact: true })).toBeFocused();
});

test('a hidden field is neither checked nor sent, and restores its typed value when shown again', async ({ page }) => {
  await page.goto('/insumo/create?seccion=conservacion');
  const cold = page.getByLabel('Red fría');
  await cold.check();
  await page.locator('[id="campo-tempMin"]').fill('no es número');
  await cold.uncheck();
  await expect(page.locator('[id="campo-tempMin"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Crear insumo' }).click();
  await expect(page.getByRole('alert')).not.toContainText('Temperatura');
  await cold.check();
  await expect(page.locator('[id="campo-tempMin"]')).toHaveValue('no es número');
});

test('masks retain the caret, clean pasted text and send the bare value', async ({ page, api }) => {
  const [unidad] = await api.get<{ unidadId: number; telefono: string }[]>('/catalogos/unidad?pageSize=1');
  await page.goto(`/unidad/${unidad!.unidadId}/editar`);
  const phone = page.locator('[id="campo-telefono"]');
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart);
  await phone.fill('');
  await phone.pressSequentially('844123');
  await expect(phone).toHaveValue('844 123');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('849 412 3');
  expect(await caret()).toBe(4);
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('844 123');
  expect(await caret()).toBe(2);

  await phone.fill('Tel. +52 (844) 555-66-77');
  await expect(phone).toHaveValue('844 555 6677');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  expect(await api.get(`/catalogos/unidad/${unidad!.unidadId}`)).toMatchObject({ telefono: '8445556677' });
});
