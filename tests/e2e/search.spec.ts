import type { Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('su');
  await page.goto('/home');
  await settled(page);
});

test('one box finds records of every kind: what is typed at once is not lost, arrows choose, Enter opens', async ({
  page,
  api,
}) => {
  const [unit] = await api.get<Json[]>('/catalogos/unidad?pageSize=1');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(String(unit!['clues']));
  const box = page.getByRole('combobox', { name: 'Busque en el menú y en los registros' });
  await expect(box).toHaveValue(String(unit!['clues']));
  const first = page.getByRole('option').first();
  await expect(first).toContainText(String(unit!['nombre']));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/unidad/${String(unit!['unidadId'])}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('finds pages of the menu, and leads to the list of all that match', async ({ page }) => {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Busque en el menú y en los registros' });
  await box.fill('codigos post');
  await expect(page.getByRole('option').first()).toContainText('Códigos postales');
  await box.fill('maria');
  await page.getByRole('option', { name: /Ver todos en Pacientes/ }).click();
  await expect(page).toHaveURL(/\/paciente\?filter=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes' })).toBeVisible();
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/Buscar/))
      .first(),
  ).toBeVisible();
});

test('says when nothing matches, closes with Escape and gives the focus back', async ({ page }) => {
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

test('is accessible with its results', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Busque en el menú y en los registros' }).fill('hospital');
  await expect(page.getByRole('option').first()).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
});

test('pages come by what they are called, actions are done from the box, and without a text it offers where one was', async ({
  page,
}) => {
  const box = page.getByRole('combobox', { name: 'Busque en el menú y en los registros' });
  const first = page.getByRole('option').first();
  const type = async (text: string) => {
    await page.keyboard.press('Control+k');
    await box.fill(text);
  };
  await type('solicitudes');
  await expect(first.locator('b')).toHaveText('Solicitudes');
  await box.fill('solictudes');
  await expect(first.locator('b')).toHaveText('Solicitudes');
  await box.fill('usuarios');
  await expect(first).toContainText('Configurar sistema');
  await box.fill('medicinas');
  await expect(first.locator('b')).toHaveText('Insumos');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ resultados?$/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/insumo$/);
  await settled(page);

  await type('nuevo paciente');
  await expect(first).toContainText('Crear paciente');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/paciente\/create$/);
  await settled(page);

  await type('modo oscuro');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await type('idioma ingles');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Control+k');
  const empty = page.getByRole('option').filter({ hasText: 'Recent' });
  await expect(empty.first()).toContainText('Supply items');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('font size');
  await page.getByRole('option', { name: /Appearance and layout|Layout/ }).click();
  await expect(page.getByRole('dialog', { name: /layout/i })).toBeVisible();
});

test('offers no action that one may not do', async ({ page, signInAs }) => {
  await signInAs('auditor');
  await page.goto('/home');
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Busque en el menú y en los registros' }).fill('nuevo paciente');
  await expect(page.getByText('Nada coincide con «nuevo paciente»')).toBeVisible();
});
