import type { Page } from '@playwright/test';
import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/web/test';

/** Ways of leaving a page before typed values are saved automatically (three to five seconds). */
const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  reload: (page) => page.reload(),
  'another page': (page) => page.locator('a[href="/tableta/mis-pacientes"], a[href="/home"]').first().click(),
  'another address': (page) => page.goto('/home'),
  closing: (page) => page.close({ runBeforeUnload: true }),
};

for (const [way, leave] of Object.entries(WAYS)) {
  test(`a handover that is left by ${way} keeps what was just typed${way === 'reload' ? ' @core' : ''}`, async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('enfermeria.centrales');
    await page.goto('/tableta/entrega-turno');
    const text = `Pendiente ${uniqueCode('ENT')}`;
    const token = await page.evaluate(() => localStorage.getItem('persist:red-salud.auth'));
    await page.locator('textarea').last().fill(text);
    await leave(page);
    const again = await context.newPage();
    await again.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value!), token);
    await again.goto('/tableta/entrega-turno');
    await expect(again.locator('textarea').last()).toHaveValue(text);
  });
}

test('a handover reopened during its save shows the typed values', async ({ page, signInAs }) => {
  let release: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/pacientes/entrega-turno/borrador', async (route) => {
    await released;
    await route.continue();
  });
  await signInAs('enfermeria.centrales');
  await page.goto('/tableta/entrega-turno');
  const text = `Pendiente ${uniqueCode('ENT')}`;
  await page.locator('textarea').last().fill(text);
  await page.locator('a[href="/tableta/mis-pacientes"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis pacientes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release!();
  await expect(page.locator('textarea').last()).toHaveValue(text);
});
