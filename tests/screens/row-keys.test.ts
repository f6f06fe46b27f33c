import { expect, settled, test } from '../support/screens/test';

test('keys move between rows, and choose them', async ({ page, signInAs }) => {
  await signInAs('administrador.unidad');
  await page.goto('/cama');
  await settled(page);
  const links = page.locator('[data-row-link]');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await links.first().focus();
  for (const [key, place] of [
    ['j', 1],
    ['ArrowDown', 2],
    ['k', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(links.nth(place)).toBeFocused();
  }
  // With a modifier key, a letter is left to the browser.
  await page.keyboard.press('Control+j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(boxes.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).not.toBeChecked();
  await page.keyboard.press('x');
  await expect(page.getByText(/^2 elegidos$/)).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText(/^1 elegido$/)).toBeVisible();
});

test('keys reach the editable cells, and move within their column', async ({ page, signInAs }) => {
  await signInAs('oficina.central');
  await page.goto('/procedimiento');
  await settled(page);
  const row = (place: number) => page.locator('tbody tr').nth(place);
  const link = (place: number) => row(place).locator('[data-row-link]');
  const cell = (place: number) => row(place).locator('[data-inline-cell]').first();
  await link(0).focus();
  for (const [key, target] of [
    ['ArrowLeft', link(0)],
    ['ArrowRight', cell(0)],
    ['ArrowDown', cell(1)],
    ['ArrowUp', cell(0)],
    ['ArrowUp', cell(0)],
    ['ArrowDown', cell(1)],
    ['ArrowLeft', link(1)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
  }
  await expect(row(1).getByRole('combobox').or(row(1).getByRole('textbox'))).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(row(1).getByRole('combobox').or(row(1).getByRole('textbox'))).toHaveCount(1);
});
