import type { Page } from '@playwright/test';
import type { LayoutType } from '#platform/web/theme/settings/theme-settings';
import { Keys } from '../support/web/keys';
import { LAYOUT_NAMES, LAYOUTS, openWith, showsLayout } from '../support/web/layouts';
import { expect, settled, test } from '../support/web/test';

/** Returns a page in a panel or a group, or one in view when the layout has none. */
const pageIn = (layout: LayoutType) => (layout === 'tabletMode' ? 'Mis pacientes' : 'Fusiones de pacientes');

// After the last focus stop, the browser's own stops follow if it has more than one page.
test.use({ ownContext: true });
test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('the keyboard alone reaches each layout, and a page through its menu', async ({ page }) => {
  await openWith(page, '/home');
  const keys = new Keys(page);
  for (const [index, layout] of LAYOUTS.entries()) {
    await opened(page);
    await showsLayout(page, layout);
    await toPage(keys, page, layout);
    await expect(page.getByRole('heading', { level: 1, name: pageIn(layout) })).toBeVisible();
    await opened(page);
    await toSettings(keys, layout);
    await expect(page.getByRole('dialog')).toBeVisible();
    if (index === LAYOUTS.length - 1) break;
    await keys.to(new RegExp(`^${LAYOUT_NAMES[layout]}$`));
    await page.keyboard.press('ArrowDown');
    await showsLayout(page, LAYOUTS[index + 1]!);
    await keys.on(new RegExp(`^${LAYOUT_NAMES[LAYOUTS[index + 1]!]}$`));
    await keys.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keys.on(/disposición$/);
  }
});

/** Starts at the top of a freshly loaded page, and waits for idle before pressing keys. */
async function opened(page: Page): Promise<void> {
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  await settled(page);
}

/** Opens a page of a group through the menu of the layout. */
async function toPage(keys: Keys, page: Page, layout: LayoutType): Promise<void> {
  if (layout === 'blank') {
    await keys.to(/^Menú y disposición$/);
    await keys.press('Enter');
    await keys.on(/^Abrir el menú$/);
    await keys.press('Enter');
    await expect(page.getByRole('presentation').getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  }
  if (layout === 'stackedSide') {
    await keys.to(/^Inicio$/);
    await keys.to(/^Pacientes$/, { key: 'ArrowDown' });
    await keys.press('Enter');
    await keys.to(/^Contraer el menú$/);
    await keys.press('Tab');
  } else if (layout === 'tabletMode') {
    await keys.to(/^Inicio$/);
    await keys.press('ArrowRight');
  } else {
    if (layout !== 'blank') await keys.to(/^Inicio$/);
    await keys.to(
      /^Registros$/,
      layout === 'blank' ? {} : { key: /simple|decked/.test(layout) ? 'ArrowRight' : 'ArrowDown' },
    );
    await keys.press('Enter');
    await keys.on(/^Buscar en Registros$/);
  }
  await keys.to(new RegExp(`^${pageIn(layout)}$`), /stackedSide|tabletMode/.test(layout) ? {} : { key: 'ArrowDown' });
  await keys.press('Enter');
}

async function toSettings(keys: Keys, layout: LayoutType): Promise<void> {
  if (layout !== 'blank') {
    await keys.to(/^Apariencia y disposición$/);
    await keys.press('Enter');
    return;
  }
  await keys.to(/^Menú y disposición$/);
  await keys.press('Enter');
  await keys.on(/^Abrir el menú$/);
  await keys.press('ArrowDown');
  await keys.on(/^Buscar$/);
  await keys.press('ArrowDown');
  await keys.press('Enter');
}
