import type { Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('su');
  await page.goto('/home');
  await settled(page);
});

test('one box finds records of every kind: fast typing is not lost, arrows choose, Enter opens', async ({
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

test('is accessible with its results', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Busque en el menú y en los registros' }).fill('hospital');
  await expect(page.getByRole('option').first()).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
});

test('finds pages by name, runs actions, and offers recent pages without a text', async ({ page }) => {
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
  await box.fill('fármacos');
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
