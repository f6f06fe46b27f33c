import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.use({ ownContext: true, expectedStatuses: [401] });

/** Signs in through the form, so that only this test uses the session. */
async function signIn(page: Page) {
  await page.goto('/sign-in');
  await page.getByLabel('Correo electrónico').fill('director.unidad@example.org');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

test('a session left open elsewhere is closed from the account @core', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await signIn(other);
  await signIn(page);
  await page.goto('/cuenta');
  const section = page.getByRole('region', { name: 'Sesiones abiertas' });
  const items = section.getByRole('listitem');
  await expect(items.first()).toContainText('Este equipo');
  await expect(items.first().getByRole('button')).toHaveCount(0);
  const before = await items.count();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await items
    .nth(1)
    .getByRole('button', { name: /^Cerrar la sesión de Chrome/ })
    .click();
  await expect(page.getByText('La sesión se cerró.')).toBeVisible();
  await expect(items).toHaveCount(before - 1);
  await expect(other.getByText('Su sesión terminó. Inicie sesión de nuevo para continuar.')).toBeVisible();
  await elsewhere.close();
});

test.describe('a session without input', () => {
  test('warns a minute before its end, continues on a key, and ends with a reason', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    await page.clock.runFor('00:00:11');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('red-salud.activity'))).not.toBeNull();
    await page.clock.fastForward('11:58:30');
    await page.clock.runFor('00:00:20');
    const warning = page.getByRole('alertdialog', { name: '¿Sigue ahí?' });
    await expect(warning).toBeVisible();
    await expect(warning.getByText(/^Se cerrará en 0:\d\d\.$/)).toBeVisible();
    await expect(warning.getByRole('button', { name: 'Seguir trabajando' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.clock.runFor('00:00:02');
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward('12:00:01');
    await page.clock.runFor('00:00:05');
    await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  });
});
