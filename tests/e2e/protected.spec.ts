import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.describe('patients, to an auditor', () => {
  test('are initials in a list that neither sorts nor searches by what is kept', async ({ page, signInAs }) => {
    await signInAs('auditor');
    await page.goto('/paciente');
    await settled(page);
    await expect(page.getByText('Su perfil no permite ver todos los datos')).toBeVisible();
    const names = await page.locator('[data-row-link]').allTextContents();
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !/^(\p{Lu}\.)( \p{Lu}\.)*$/u.test(name))).toEqual([]);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const headings = page.getByRole('columnheader');
    await expect(headings.filter({ hasText: 'CURP' })).toHaveCount(0);
    await expect(headings.first().getByRole('button')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/[A-Z]{4}\d{6}[HMX]/);
    expect(await violations(page)).toEqual([]);
  });

  test('are a page that says what is kept', async ({ page, signInAs }) => {
    await signInAs('auditor');
    await page.goto('/paciente');
    await page.locator('[data-row-link]').first().click();
    await settled(page);
    await expect(page.getByText('Dato protegido').first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/[A-Z]{4}\d{6}[HMX]/);
    for (const tab of ['Domicilio', 'Contactos', 'Antecedentes de salud']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab }).getByText('Dato protegido').first()).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
  });
});

test('patients are whole to a receptionist, who also finds them', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await page.goto('/paciente');
  await settled(page);
  await expect(page.getByText('Su perfil no permite ver todos los datos')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'CURP' })).toBeVisible();
});
