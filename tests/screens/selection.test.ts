import { expect, settled, test } from '../support/screens/test';

/** Accounts, lists, and the expected selection. Accounts without permission to export, edit or delete have no bulk action. */
const LISTS = [
  ['recepcion', 'cama', false],
  ['enfermeria', 'cama', false],
  ['medico', 'cama', true],
  ['auditor', 'cama', true],
  ['administrador.unidad', 'cama', true],
] as const;

for (const [account, list, isOffered] of LISTS)
  test(`${account} ${isOffered ? 'chooses rows' : 'has no rows to choose'} in ${list}`, async ({ page, signInAs }) => {
    await signInAs(account);
    await page.goto(`/${list}`);
    await settled(page);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const boxes = page.locator('tbody').getByRole('checkbox');
    const rows = await page.locator('tbody tr').count();
    await expect(boxes).toHaveCount(isOffered ? rows : 0);
    if (!isOffered) return;
    await boxes.first().check();
    await expect(page.getByText(/^1 elegido$/)).toBeVisible();
  });
