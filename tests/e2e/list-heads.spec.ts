import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('oficina.central');
  await page.setViewportSize({ width: 1440, height: 900 });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

const underline = (element: Locator) => element.evaluate((node) => getComputedStyle(node).textDecorationColor);
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('the arrow of a heading follows its text, takes no width, and shows when pointed at or sorted', async ({
  page,
}) => {
  await open(page, '/inventario');
  const heading = page.getByRole('columnheader', { name: /^Disponible/ });
  const button = heading.getByRole('button');
  const arrow = button.locator('svg');
  const { width } = (await button.boundingBox())!;
  await expect(arrow).toHaveCSS('opacity', '0');
  await button.hover();
  await expect(arrow).toHaveCSS('opacity', '0.6');
  await button.click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(arrow).toHaveCSS('opacity', '1');
  expect((await button.boundingBox())!.width).toBe(width);
  const end = await button.evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node.firstChild!);
    return text.getBoundingClientRect().right;
  });
  expect((await arrow.boundingBox())!.x).toBeGreaterThan(end);
});

test('names in the rows are underlined only when pointed at or focused', async ({ page }) => {
  await open(page, '/unidad');
  const cell = page.locator('tbody td a').first();
  expect(await underline(cell)).toBe(TRANSPARENT);
  await cell.hover();
  expect(await underline(cell)).not.toBe(TRANSPARENT);
  await page.getByRole('heading', { level: 1 }).hover();
  const name = page.locator('[data-row-link]').first();
  expect(await underline(name)).toBe(TRANSPARENT);
  await page.keyboard.press('j');
  await expect(name).toBeFocused();
  expect(await underline(name)).not.toBe(TRANSPARENT);
});

test('the tools of a list stand in one line', async ({ page }) => {
  for (const path of ['/solicitud', '/inventario', '/recepcion']) {
    await open(page, path);
    const search = (await page.getByLabel('Buscar en la lista').boundingBox())!;
    const columns = (await page.getByRole('button', { name: 'Columnas' }).boundingBox())!;
    expect(Math.abs(search.y + search.height / 2 - columns.y - columns.height / 2), path).toBeLessThan(8);
  }
});

test('a supply is called by its name over its code, wrapped and never cut', async ({ page }) => {
  for (const [path, second] of [
    ['/inventario', /^\d{3}\.\d{3}\.\d{4}/],
    ['/insumo-configuracion', /^\d{3}\.\d{3}\.\d{4}/],
    ['/lote', /^\d{3}\.\d{3}\.\d{4}(\.\d\d)? · \S+/],
    ['/insumo', /^\d{3}\.\d{3}\.\d{4}/],
  ] as const) {
    await open(page, path);
    const rows = page.getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    const read = await rows.evaluateAll((heads) =>
      heads.map((head) => {
        const name = head.querySelector('a')!;
        return {
          line: head.querySelector('small')!.innerText,
          lines: name.getClientRects().length,
          isCut: head.scrollWidth > head.clientWidth || name.innerText.includes('…'),
        };
      }),
    );
    for (const { line, lines, isCut } of read) {
      expect(line, path).toMatch(second);
      expect(lines, path).toBeLessThanOrEqual(3);
      expect(isCut, path).toBe(false);
    }
    await expect(page.getByRole('columnheader', { name: 'Clave', exact: true })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Columnas' }).click();
  const panel = page.getByRole('dialog', { name: 'Columnas' });
  await panel.getByLabel('Clave', { exact: true }).check();
  await panel.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('columnheader', { name: 'Clave', exact: true })).toBeVisible();
});

test('a request is called by its number over the warehouses it goes between', async ({ page }) => {
  await open(page, '/solicitud');
  await expect(page.getByRole('rowheader').first().locator('small')).toHaveText(/^.+ → .+$/);
  await expect(page.getByRole('columnheader', { name: 'Almacén solicitante' })).toHaveCount(0);
});

test('a value of all rows stands once in a chip, until its column is chosen', async ({ page }) => {
  await open(page, '/estado');
  const heading = page.getByRole('columnheader', { name: 'País' });
  const same = page.getByRole('list', { name: 'Iguales en todos los renglones' });
  await expect(same.getByRole('listitem')).toHaveText(['País: México']);
  await expect(same.getByRole('button').or(same.getByRole('link'))).toHaveCount(0);
  await expect(heading).toHaveCount(0);
  // Figures and names differ from row to row; the sorted column stays as well.
  for (const name of ['Nombre', 'Clave', 'Clave INEGI'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Columnas' }).click();
  const panel = page.getByRole('dialog', { name: 'Columnas' });
  await expect(panel.getByRole('checkbox', { name: 'País' })).toBeChecked();
  await panel.getByRole('checkbox', { name: 'Abreviatura' }).uncheck();
  await panel.getByRole('button', { name: 'Listo' }).click();
  await expect(heading).toBeVisible();
  await expect(same).toHaveCount(0);
});

test('the total of all pages stands in the heading of its column', async ({ page }) => {
  await open(page, '/inventario?perPage=10&page=1');
  const first = page.getByRole('columnheader', { name: /^Disponible/ });
  const sum = /^Disponible\s+Σ\s+Total de los [\d,]+ registros:\s+[\d,]+$/;
  expect(await first.innerText()).toMatch(sum);
  await expect(first).toHaveAccessibleName(/Total de los [\d,]+ registros: [\d,]+/);
  await expect(first).toHaveAttribute('abbr', 'Disponible');
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await settled(page);
  expect(await first.innerText()).toMatch(sum);
  // The sum ends where the figures below it end.
  const right = async (locator: Locator) => {
    const box = (await locator.boundingBox())!;
    return box.x + box.width;
  };
  const place = (await first.evaluate((head: HTMLTableCellElement) => head.cellIndex)) + 1;
  expect(await right(first)).toBe(await right(page.locator(`tbody tr:first-child > :nth-child(${place})`)));
});
