import { expect, settled, test } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a page that replaces the focused element focuses its heading, also after a key', async ({ page }) => {
  await page.goto('/estado');
  await settled(page);
  await page.locator('tbody th').getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();

  await page.keyboard.press('Shift');
  // Simulates a page whose parts load late.
  const part = document.createElement('button');
  document.querySelector('main')!.append(part);
  part.focus();
  part.remove();
  await expect(heading).toBeFocused();
});

test('a focus chosen by keyboard stays while the page is loading', async ({ page }) => {
  await page.goto('/estado');
  await settled(page);
  await page.locator('tbody th').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const edit = page.getByRole('link', { name: 'Editar' });
  await page.keyboard.press('Shift');
  await edit.focus();
  document.querySelector('main')!.append(document.createElement('p'));
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  await expect(edit).toBeFocused();
});
