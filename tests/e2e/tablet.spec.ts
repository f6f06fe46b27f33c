import type { Page } from '@playwright/test';
import { layoutOf, openSettingsPanel, openWith, showsLayout } from '../support/web/layouts';
import { expect, settled, test } from '../support/web/test';
import { setTheme } from '../support/web/theme';

test('a ward station always uses the tablet layout, without another choice', async ({ page, signInAs }) => {
  await signInAs('enfermeria.centrales');
  await openWith(page, '/home', layoutOf('classic'));
  await showsLayout(page, 'tabletMode');
  const panel = await openSettingsPanel(page);
  await expect(panel.getByText('Su perfil trabaja siempre en modo tableta.')).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'Clásica' })).toHaveCount(0);
  await expect(panel.getByRole('radio', { name: 'Oscura' }).first()).toBeAttached();
});

test.describe('with every permission', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('su'));

  test('targets are at least 44 pixels', async ({ page, api }) => {
    const [unit] = await api.get<{ unidadId: number }[]>('/catalogos/unidad?pageSize=1');
    await openWith(page, '/home', layoutOf('tabletMode'));
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/home', '/unidad?perPage=10&page=1', '/unidad/create', `/unidad/${unit!.unidadId}`]) {
        await page.goto(path);
        await settled(page);
        expect.soft(await small(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('the way back leads one level up, to the list as it was @core', async ({ page }) => {
    await openWith(page, '/unidad?perPage=10&page=2', layoutOf('tabletMode'));
    await page.locator('tbody th a').first().click();
    await expect(page).toHaveURL(/\/unidad\/\d+$/);
    const back = page.getByRole('link', { name: 'Volver' });
    // The address changes before the record appears; until then the list is shown, with its own back link.
    await expect(back).toHaveAttribute('href', /\/unidad\?.*page=2/);
    await back.click();
    await expect(page).toHaveURL(/\/unidad\?.*page=2/);
    await expect(back).toHaveAttribute('href', '/home');
    await back.click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(back).toHaveCount(0);
  });

  test('numbers are typed on a keypad when it is enabled, and on the keyboard otherwise', async ({ page }) => {
    await openWith(page, '/almacen/create', { ...layoutOf('tabletMode'), typeInput: 'pad' });
    const days = page.getByLabel(/vigencia/i).first();
    await days.fill('');
    await days.click();
    const pad = page.getByRole('group', { name: 'Teclado numérico' });
    await expect(pad).toBeVisible();
    await expect(days).toHaveAttribute('inputmode', 'none');
    for (const key of ['1', '2', '5']) await pad.getByRole('button', { name: key, exact: true }).click();
    await pad.getByRole('button', { name: 'Borrar' }).click();
    await expect(days).toHaveValue('12');
    await expect(days).toBeFocused();
    await page.getByLabel('Nombre', { exact: true }).focus();
    await expect(pad).toHaveCount(0);
    await expect(days).toHaveAttribute('inputmode', 'numeric');
    await setTheme(page, { typeInput: 'keyboard' });
    await days.click();
    await expect(pad).toHaveCount(0);
  });
});

/** Returns interactive elements smaller than a fingertip. Inline links are exempt, because their height is the line height. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, select, input, textarea, summary, [role="button"], [role="combobox"]',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !element.closest('.rs-hidden, p, [aria-hidden="true"]') &&
          element.getAttribute('href') !== '#contenido',
      )
      .map((element) => {
        // A label, or the container of a control, can be pressed instead.
        const around =
          element.closest('label, .MuiCheckbox-root, .MuiRadio-root, .MuiSwitch-root, .MuiInputBase-root') ?? element;
        const { width, height } = around.getBoundingClientRect();
        return { element, width, height };
      })
      .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
      .map(
        ({ element, width, height }) =>
          `${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 140)}`,
      ),
  );
}
