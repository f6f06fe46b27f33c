import { violations } from '../support/web/axe';
import { sticksOut } from '../support/web/reflow';
import { expect, settled, test } from '../support/web/test';

const TABS = { name: 'Vistas de la lista' };

test('a tab shows the number of its rows, is current, and stays in the address @core', async ({ page, signInAs }) => {
  await signInAs('almacen.estatal');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/solicitud');
  await settled(page);
  const tabs = page.getByRole('navigation', TABS);
  await expect(tabs.getByRole('link')).toHaveText([
    /^Me piden \d+$/,
    /^Por recibir \d+$/,
    /^Con diferencias \d+$/,
    /^En curso \d+$/,
    'Todo',
  ]);
  await expect(tabs.getByRole('link', { name: 'Todo' })).toHaveAttribute('aria-current', 'page');
  const tab = tabs.getByRole('link', { name: /^Me piden/ });
  const count = Number(/\d+$/.exec((await tab.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await tab.click();
  await settled(page);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(count === 1 ? '1 registro' : `${count} registros`);
  // The tab says its filter; no chip repeats it.
  await expect(page.getByRole('group', { name: 'Filtros aplicados' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toHaveText('Filtros');

  await page.reload();
  await settled(page);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(status).toHaveText(count === 1 ? '1 registro' : `${count} registros`);
  await page.goBack();
  await settled(page);
  await expect(tabs.getByRole('link', { name: 'Todo' })).toHaveAttribute('aria-current', 'page');
  expect(await violations(page, { schemes: ['light', 'dark'] })).toEqual([]);
});

test('another filter narrows a tab, and has a chip', async ({ page, signInAs }) => {
  await signInAs('oficina.central');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/solicitud');
  await settled(page);
  const tab = page.getByRole('navigation', TABS).getByRole('link', { name: /^En curso/ });
  await tab.click();
  await settled(page);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await panel.getByRole('group', { name: 'Urgente' }).getByRole('radio', { name: 'Sí' }).check();
  await panel.getByRole('button', { name: 'Listo' }).click();
  await settled(page);
  await expect(page.getByRole('group', { name: 'Filtros aplicados' })).toContainText('Urgente: Sí');
  await expect(tab).toHaveAttribute('aria-current', 'page');
});

test('a list of documents without tabs of its own has one to act on and one under way', async ({ page, signInAs }) => {
  await signInAs('almacen.unidad');
  await page.goto('/conteo');
  await settled(page);
  await expect(page.getByRole('navigation', TABS).getByRole('link')).toHaveText([
    /^Por atender \d+$/,
    /^En curso \d+$/,
    'Todo',
  ]);
  await page.goto('/unidad');
  await settled(page);
  await expect(page.getByRole('navigation', TABS)).toHaveCount(0);
});

for (const width of [1024, 390])
  test(`tabs fit a window of ${width} px`, async ({ page, signInAs }) => {
    await signInAs('almacen.estatal');
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/solicitud');
    await settled(page);
    expect(await sticksOut(page)).toEqual([]);
    const last = page.getByRole('navigation', TABS).getByRole('link', { name: 'Todo' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
