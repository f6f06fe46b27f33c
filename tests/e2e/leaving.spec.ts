import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/web/test';

/** Ways of leaving a page before what was typed is saved by itself (three to five seconds). */
const WAYS = ['reload', 'another page', 'another address', 'closed'] as const;

for (const way of WAYS) {
  test(`a handover that is left by ${way} keeps what was just typed${way === 'reload' ? ' @core' : ''}`, async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('enfermeria.centrales');
    await page.goto('/tableta/entrega-turno');
    const remarks = page.locator('textarea').last();
    const text = `Pendiente ${uniqueCode('ENT')}`;
    await remarks.fill(text);
    if (way === 'reload') await page.reload();
    else if (way === 'another address') await page.goto('/home');
    else if (way === 'another page')
      await page.locator('a[href="/tableta/mis-pacientes"], a[href="/home"]').first().click();
    else {
      const token = await page.evaluate(() => localStorage.getItem('persist:red-salud.auth'));
      const other = await context.newPage();
      await other.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value!), token);
      await page.close({ runBeforeUnload: true });
      await other.goto('/tableta/entrega-turno');
      await expect(other.locator('textarea').last()).toHaveValue(text);
      return;
    }
    await page.goto('/tableta/entrega-turno');
    await expect(remarks).toHaveValue(text);
  });
}
