import type { Page } from '@playwright/test';
import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/web/test';

const HANDOVER = '/tableta/entrega-turno';

/** Another tab of the same session. */
async function otherTab(page: Page): Promise<Page> {
  const token = await page.evaluate(() => localStorage.getItem('persist:red-salud.auth'));
  const other = await page.context().newPage();
  await other.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value!), token);
  return other;
}

/** Ways of leaving a page before what was typed is saved by itself, three to five seconds later; each answers the page on which it is looked for. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  'a reload': async (page) => {
    await page.reload();
    return page;
  },
  'another address': async (page) => {
    await page.goto('/home');
    return page;
  },
  'another page of the application': async (page) => {
    await page.locator('a[href="/tableta/mis-pacientes"], a[href="/home"]').first().click();
    return page;
  },
  'closing the tab': async (page) => {
    const other = await otherTab(page);
    await page.close({ runBeforeUnload: true });
    return other;
  },
};

for (const [way, leave] of Object.entries(WAYS)) {
  test(`a handover that is left by ${way} keeps what was just typed${way === 'a reload' ? ' @core' : ''}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('enfermeria.centrales');
    await page.goto(HANDOVER);
    const text = `Pendiente ${uniqueCode('ENT')}`;
    await page.locator('textarea').last().fill(text);
    const after = await leave(page);
    await after.goto(HANDOVER);
    await expect(after.locator('textarea').last()).toHaveValue(text);
  });
}
