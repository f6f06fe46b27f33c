import type { Page } from '@playwright/test';
import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/web/test';

/**
 * Imitates Chrome's page translation: wraps each text in two `<font>` elements, also texts added later. React retains its text node, which
 * is then a child of the wrapper.
 */
async function translated(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest('font, script, style, textarea, option, title')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      parent.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) wrapAll(node.nodeType === 3 ? node.parentNode! : node);
    }).observe(document.body, { childList: true, subtree: true });
  });
  expect(await page.locator('font').count()).toBeGreaterThan(20);
}

const broken = (page: Page) => page.getByText('Unexpected Application Error!');

test('a form survives the translation of its page: it is filled in, refused, corrected and saved @core', async ({
  page,
  api,
  signInAs,
}) => {
  await signInAs('su');
  await page.goto('/especialidad/create');
  await expect(page.getByLabel('Nombre')).toBeVisible();
  await translated(page);
  const create = page.locator('button[type="submit"][data-shortcut="save"], button[type="submit"]').first();
  await create.click();
  await expect(page.getByRole('alert').first()).toContainText('por corregir');
  const code = uniqueCode('TRA');
  await page.locator('[id="campo-clave"]').fill(code);
  await page.locator('[id="campo-nombre"]').fill(`Traducida ${code}`);
  await expect(broken(page)).toHaveCount(0);
  await create.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Traducida ${code}`);
  await expect(broken(page)).toHaveCount(0);
  const filterBy = Buffer.from(JSON.stringify({ clave: code })).toString('base64');
  expect(await api.get(`/catalogos/especialidad?filterBy=${encodeURIComponent(filterBy)}`)).toMatchObject([
    { clave: code, nombre: `Traducida ${code}` },
  ]);
});

test('the form of a patient survives it: pickers, tabs, conditions, lists and leaving', async ({ page, signInAs }) => {
  await signInAs('recepcion');
  await page.goto('/paciente/create');
  const nombre = page.locator('[id="campo-persona.nombre"]');
  await expect(nombre).toBeVisible();
  await translated(page);
  await nombre.fill('María');
  await page.locator('[id="campo-persona.curp"]').fill('AAPL900305MCLLRZ96');
  await page.locator('[id="campo-persona.primerApellido"]').click();
  // A picker opens, filters, reports no results, and closes.
  const country = page.locator('[id="campo-persona.paisNacimiento"]');
  await country.fill('Guate');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Guatemala');
  await country.fill('zzzz');
  await page.keyboard.press('Escape');
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await expect(broken(page)).toHaveCount(0);
  await page.getByRole('tab').first().click();
  await page.locator('button[type="submit"]').first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(nombre).toHaveValue('María');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(nombre).toHaveValue('María');
  await expect(broken(page)).toHaveCount(0);
});
