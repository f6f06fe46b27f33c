import type { NavMode } from '#platform/web/theme/settings/theme-settings';
import { violations } from '../support/web/axe';
import { html, layoutOf, LAYOUTS, openSettingsPanel, openWith, showsLayout } from '../support/web/layouts';
import { expect, test } from '../support/web/test';
import { setTheme } from '../support/web/theme';

const NAV_MODES = ['light', 'dark', 'themed', 'transparent'] as const satisfies readonly NavMode[];

test.beforeEach(async ({ signInAs }) => signInAs('su'));

for (const layout of LAYOUTS) {
  test(`axe finds nothing in ${layout}, light and dark`, async ({ page }) => {
    await openWith(page, '/unidad?perPage=10&page=1', {
      ...layoutOf(layout),
      ...(layout === 'modern' && { cardBordered: true, navMode: 'transparent' }),
    });
    await showsLayout(page, layout);
    expect(await violations(page)).toEqual([]);
  });
}

test('a navigation of any tone is readable in light and dark mode', async ({ page }) => {
  await openWith(page, '/unidad?perPage=5&page=1');
  for (const navMode of NAV_MODES) {
    await setTheme(page, { navMode });
    await expect(html(page)).toHaveAttribute('data-nav', navMode);
    expect(
      await violations(page, {
        within: 'aside',
        notApplying: ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'],
      }),
      navMode,
    ).toEqual([]);
  }
});

test('the settings panel is accessible', async ({ page }) => {
  await openWith(page, '/home');
  const panel = await openSettingsPanel(page);
  await panel.getByRole('radio', { name: '300', exact: true }).click();
  await expect(panel.getByText(/El nivel 300 no se lee bien/)).toBeVisible();
  expect(
    await violations(page, {
      within: '[role="dialog"]',
      notApplying: ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'],
    }),
  ).toEqual([]);
});

test('the dimensions are those of the specification', async ({ page }) => {
  await openWith(page, '/home');
  const width = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width;
  expect(await width('aside')).toBe(290);
  expect((await page.locator('header').first().boundingBox())?.height).toBe(64);
  await page.getByRole('button', { name: 'Contraer el menú' }).click();
  await expect.poll(() => width('aside')).toBe(80);
  await setTheme(page, layoutOf('stackedSide'));
  await showsLayout(page, 'stackedSide');
  expect(await width('aside .rs-nav')).toBe(80);
  expect(await width('#menu-grupo')).toBe(250);
});

test('the empty layout has a way back to the previous one', async ({ page }) => {
  await openWith(page, '/home', layoutOf('decked'));
  const panel = await openSettingsPanel(page);
  await panel.getByRole('radio', { name: 'En blanco' }).click();
  await showsLayout(page, 'blank');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menú y disposición' }).click();
  await page.getByRole('menuitem', { name: 'Volver a «Dos niveles»' }).click();
  await showsLayout(page, 'decked');
});

test('a layout loads its code when it is chosen, and no other layout’s code is loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await openWith(page, '/unidad?perPage=5&page=1');
  const parts = (names: RegExp) =>
    asked.filter((path) => names.test(path)).map((path) => path.replace(/.*\//, '').replace(/-[\w-]{7}\.js$/, ''));
  const LAZY = /(modern|stacked-side|simple|decked|blank|tablet|NumberPad|SettingsPanel|rtl-cache)-[^/]*\.js$/;
  expect(parts(LAZY)).toEqual([]);
  const panel = await openSettingsPanel(page);
  expect(parts(LAZY)).toEqual(['SettingsPanel']);
  await panel.getByRole('radio', { name: 'Lateral doble' }).click();
  await showsLayout(page, 'stackedSide');
  expect(parts(LAZY)).toEqual(['SettingsPanel', 'stacked-side']);
});
