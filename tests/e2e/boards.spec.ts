import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

type Row = Readonly<Record<string, string | number | null>>;
interface Answer {
  readonly bloques: Readonly<Record<string, readonly Row[]>>;
}

const told = (value: unknown) => Number(value).toLocaleString('es-MX');
/** What a list of so many records says below them. */
const totalOf = (count: unknown) => (count === 1 ? 'Total de 1 registro' : `Total de los ${told(count)} registros`);
const LEVELS = '/inventario/inventario/inventario-nivel-abasto';

test.describe('a report that is looked at', () => {
  test.slow();

  test('has a heat map that a keyboard reads, whose cells lead to the records that they count', async ({
    page,
    api,
    signInAs,
  }) => {
    const { bloques } = await api.get<Answer>(LEVELS);
    const cells = bloques['unidadesPorTipo']!;
    await signInAs('su');
    await page.goto('/reportes/nivel-abasto?por=UNIDAD');
    const map = page.getByRole('figure', { name: 'Abasto por unidad y tipo de insumo' });
    await expect(map.getByRole('table')).toBeVisible();
    await settled(page);
    // The cell of the first line: the unit that is worst off.
    const line = map.getByRole('row').nth(1);
    const unit = await line.getByRole('rowheader').innerText();
    const cell = line.getByRole('link').first();
    const share = await cell.innerText();
    await cell.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/inventario\?/);
    const filter = JSON.parse(new URL(page.url()).searchParams.get('filter')!) as Record<string, unknown>;
    const counted = cells.find(
      ({ unidadId, tipo }) => unidadId === filter['unidadId'] && tipo === filter['tipoInsumo'],
    )!;
    expect(counted['unidad']).toBe(unit);
    expect(share).toContain(String(Math.round(Number(counted['porcentaje']))));
    await expect(page.getByRole('group', { name: 'Filtros aplicados' })).toContainText(unit);
    await settled(page);
    await expect(page.getByText(totalOf(counted['claves']))).toBeVisible();
  });

  test('shows the units where they are, and the same in a list', async ({ page, api, signInAs }) => {
    const { bloques } = await api.get<Answer>(LEVELS);
    const units = bloques['unidades']!;
    await signInAs('su');
    await page.goto('/reportes/nivel-abasto?por=UNIDAD');
    const map = page.getByRole('figure', { name: 'Abasto en el mapa' });
    const placed = units.filter(({ latitud }) => latitud !== null).length;
    await expect(map.locator('svg circle')).toHaveCount(placed);
    await expect(map.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(units.length);
    const [worst] = units.toSorted((a, b) => Number(a['porcentaje']) - Number(b['porcentaje']));
    await map
      .getByRole('link', { name: String(worst!['unidad']), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/inventario\?/);
  });

  test('tells month by month what expires, and each month leads to its lots', async ({ page, api, signInAs }) => {
    const { bloques } = await api.get<Answer>('/reportes/caducidades?meses=12');
    const month = bloques['meses']!.find(({ piezas, estatus }) => Number(piezas) > 0 && estatus === 'DISPONIBLE')!;
    await signInAs('su');
    await page.goto('/reportes/caducidades?meses=12');
    const board = page.getByRole('figure', { name: 'Lo que caduca, mes por mes' });
    const link = board.getByRole('link', { name: new RegExp(String(month['mes'])) });
    await expect(link).toContainText(told(month['piezas']));
    await link.click();
    await expect(page).toHaveURL(/\/lote\?/);
    await settled(page);
    // The list sums up its pieces: those of the month.
    await expect(page.getByRole('row', { name: /^Total de/ })).toContainText(told(month['piezas']));
  });

  test('tells how full each fixed fund is, and asks for what it lacks', async ({ page, api, signInAs }) => {
    const { bloques } = await api.get<Answer>('/inventario/inventario/porcentaje-fondo-fijo');
    const [worst] = bloques['almacenes']!.toSorted((a, b) => Number(a['porcentaje']) - Number(b['porcentaje']));
    await signInAs('su');
    await page.goto('/reportes/fondo-fijo?soloFaltantes=false');
    const meters = page.getByRole('figure', { name: 'Qué tan completo está cada fondo fijo' });
    await expect(meters.getByRole('meter').first()).toHaveAttribute('aria-valuenow', String(worst!['porcentaje']));
    await meters.getByRole('button', { name: `Pedir lo que hace falta: ${String(worst!['almacen'])}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(String(worst!['almacen']));
    await expect(dialog.getByLabel('Qué se pide')).toContainText('Lo que le falta al fondo fijo');
  });

  test('begins with figures that lead to their records', async ({ page, api, signInAs }) => {
    const { bloques } = await api.get<Answer>('/inventario/inventario/inventario-actual-cendis');
    const [summary] = bloques['resumen']!;
    await signInAs('su');
    await page.goto('/reportes/inventario-cendis?soloFaltantes=false');
    const tiles = page.getByRole('list', { name: 'Resumen' });
    await expect(tiles.getByRole('listitem')).toHaveCount(5);
    await tiles.getByRole('link', { name: /Por debajo del mínimo/ }).click();
    await expect(page).toHaveURL(/\/inventario\?/);
    await settled(page);
    await expect(page.getByText(totalOf(summary!['bajoMinimo']))).toBeVisible();
  });

  for (const path of [
    '/reportes/nivel-abasto?por=UNIDAD',
    '/reportes/caducidades?meses=12',
    '/reportes/fondo-fijo?soloFaltantes=true',
    '/reportes/inventario-cendis?soloFaltantes=true',
  ])
    test(`fits a phone, and axe objects to nothing: ${path}`, async ({ page, signInAs }) => {
      await signInAs('su');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await violations(page, { without: 'tbody tr:nth-child(n+6)' })).toEqual([]);
    });
});
