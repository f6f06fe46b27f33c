import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { uniqueCode } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('su');
  // Tests cannot reach the browser's save dialog, so the file is downloaded instead.
  await page.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
});

const headings = async (page: Page) =>
  (await page.locator('thead th').allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, { schemes: ['light'], notApplying: ['region'] })).toEqual([]);
}

test('columns can be hidden and moved, rows grouped, and the list reopens that way @core', async ({ page }) => {
  // All units of the page have one status, which stands in the chip of its filter until columns are chosen.
  await open(page, `/unidad?filter=${encodeURIComponent(JSON.stringify({ estatusOperacion: ['EN_OPERACION'] }))}`);
  const own = ['Nombre', 'CLUES', 'Tipo de unidad', 'Jurisdicción'];
  expect(await headings(page)).toEqual(own);
  await page.getByRole('button', { name: 'Columnas' }).click();
  const panel = page.getByRole('dialog', { name: 'Columnas' });
  await panel.getByLabel('Jurisdicción', { exact: true }).uncheck();
  await panel.getByRole('button', { name: 'Bajar CLUES' }).press('Enter');
  await panel.getByLabel('Compacta').check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Listo' }).click();
  const changed = ['Nombre', 'Tipo de unidad', 'CLUES', 'Estatus de operación'];
  expect(await headings(page)).toEqual(changed);
  await page.reload();
  await settled(page);
  expect(await headings(page)).toEqual(changed);
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'compacta');
  await page.getByRole('button', { name: 'Columnas' }).click();
  await panel.getByRole('button', { name: 'Restablecer' }).click();
  expect(await headings(page)).toEqual(own);
});

test('a view retains filter, order and columns, reports changes, and opens the list when it is the default', async ({
  page,
}) => {
  const name = uniqueCode('Vista ');
  await open(page, '/almacen');
  await page.getByRole('columnheader', { name: 'Clave' }).getByRole('button').click();
  await page.getByLabel('Buscar en la lista').fill('farmacia');
  await expect(page).toHaveURL(/farmacia/);
  await page.getByRole('button', { name: 'Vistas' }).click();
  const panel = page.getByRole('dialog', { name: 'Vistas' });
  await panel.getByRole('button', { name: 'Guardar como vista nueva' }).click();
  await panel.getByLabel('Nombre de la vista').fill(name);
  await panel.getByLabel('Nombre de la vista').press('Enter');
  await expect(panel.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
  await panel.getByRole('button', { name: 'Usar al abrir la lista' }).click();
  await expect(panel.getByText('predeterminada')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Cerrar' }).click();

  const button = page.getByRole('button', { name });
  await expect(button).not.toContainText('con cambios');
  await page.getByRole('columnheader', { name: 'Clave' }).getByRole('button').click();
  await expect(button).toContainText('con cambios');
  await button.click();
  await panel.getByRole('button', { name: 'Guardar los cambios' }).click();
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(button).not.toContainText('con cambios');

  await page.goto('/home');
  await page.goto('/almacen');
  await expect(page.getByLabel('Buscar en la lista')).toHaveValue('farmacia');
  await expect(page.getByRole('columnheader', { name: 'Clave' })).toHaveAttribute('aria-sort', 'descending');
  await button.click();
  await panel.getByRole('button', { name: 'Eliminar' }).click();
  await panel.getByRole('button', { name: 'Eliminar' }).click();
  await expect(panel.getByText('Todavía no hay vistas')).toBeVisible();
});

test('many records are deactivated at once, and restored by undoing', async ({ page, api }) => {
  const word = uniqueCode('LOTE');
  for (const index of [0, 1, 2])
    await api.create('/catalogos/especialidad', {
      clave: `${word}${index}`.slice(-10),
      nombre: `${word} ${index}`,
      tipo: 'OTRA',
    });
  await open(page, '/especialidad');
  await page.getByLabel('Buscar en la lista').fill(word);
  await expect(page.getByText('3 registros', { exact: true })).toBeVisible();
  const boxes = page.locator('tbody input[type="checkbox"]');
  await boxes.first().click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Registros elegidos' });
  await expect(bar).toContainText('3 elegidos');
  await bar.getByRole('button', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Desactivar 3 registros?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Desactivar 3' }).click();
  const last = page.getByRole('region', { name: 'Última acción' });
  await expect(last).toContainText('Se desactivaron 3 registros');
  await expect(page.getByRole('heading', { name: /^No encontramos especialidades/ })).toBeVisible();
  await last.getByRole('button', { name: 'Deshacer' }).click();
  await expect(last).toContainText('Se reactivaron 3 registros');
  await expect(page.locator('tbody tr')).toHaveCount(3);
});

test('a download shows its progress, can be stopped, and restarted', async ({ page, context }) => {
  await open(page, '/paciente');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('CSV (.csv)').check();
  const network = await context.newCDPSession(page);
  const limit = (downloadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await limit(1500);
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/ de [\d,]+ registros$/);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await limit(-1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  await expect(dialog.getByText(/^Listo: [\d,]+ registros descargados\.$/)).toBeVisible();
  expect((await readFile(await download.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(500);
});

test('the whole filtered list is downloaded with the columns it shows', async ({ page }) => {
  await open(page, '/estado');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Descargar \d+ registros$/ });
  await dialog.getByLabel('CSV (.csv)').check();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  await expect(dialog.getByRole('status')).toContainText('Listo:');
  expect(download.suggestedFilename()).toMatch(/^Estados \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).trimEnd().split('\r\n');
  const total = Number(
    /\d+/.exec(
      await page
        .locator('nav[aria-label="Páginas"] p')
        .innerText()
        .then((text) => text.split(' de ')[1] ?? ''),
    )?.[0],
  );
  expect(lines).toHaveLength(total + 1);
  expect(lines[0]?.split(',')[0]).toBe('Nombre');
  expect(lines[1]).toContain('Aguascalientes');
});

test('a row is a link: with Ctrl it opens in another tab', async ({ page, context }) => {
  await open(page, '/estado');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('[data-row-link]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/estado\/[A-Z]{2}$/);
  await expect(page).toHaveURL(/\/estado$/);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a long page draws the rows in sight, keeps the place of the others and the focus (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/colonia?perPage=500&page=1&order=ASC&sort=nombre&filter={}');
    const rows = page.locator('tbody tr[aria-rowindex]');
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThan(60);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', /^\d{3,}$/);
    const widths = () =>
      page
        .locator('thead th')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    const before = await widths();
    await page.keyboard.press('j');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('tr[aria-rowindex="42"] [data-row-link]')).toBeFocused();
    await page.getByRole('region', { name: 'Colonias' }).evaluate((region) => region.scrollTo(0, 12_000));
    await expect(page.locator('tr[aria-rowindex="268"]')).toBeAttached();
    await expect(page.locator('tr[aria-rowindex="42"] [data-row-link]')).toBeFocused();
    expect(await widths()).toEqual(before);
  });
