import { describe, expect, it } from 'vitest';
import { bandPath, flowLayout } from '#platform/web/ui/charts/flow-layout';
import { niceTicks } from '#platform/web/ui/charts/nice-ticks';
import { countLevel, countLimits } from '#platform/web/ui/reports/blocks/count-level';
import { drillPath, type Drill } from '#platform/web/ui/reports/blocks/drill';
import { heatOf } from '#platform/web/ui/reports/blocks/heat-of';
import { levelOf } from '#platform/web/ui/reports/blocks/level-of';
import { linesOf } from '#platform/web/ui/reports/blocks/lines-of';
import { HEIGHT, placePoints, WIDTH } from '#platform/web/ui/reports/blocks/place-points';
import { stackOf } from '#platform/web/ui/reports/blocks/stack-of';

/** Red below 80 %, amber below 95 %, green from there on (DOMAIN c.4). */
const LEVELS = [50, 80, 95, 99.5];

const filterOf = (path: string | null) =>
  JSON.parse(new URLSearchParams(path!.split('?')[1]).get('filter')!) as Record<string, unknown>;

describe('the target of a figure', () => {
  const drill: Drill = {
    resource: 'lote',
    permission: 'inventario.ver',
    filter: {
      unidadId: { field: 'unidadId' },
      caducidad: { gte: { field: 'desde' }, lte: { field: 'hasta' } },
      existencia: { gte: 1 },
      esencial: { parameter: 'soloEsenciales' },
      tipo: { values: ['CENDIS'], unless: 'almacenId' },
    },
    sort: { field: 'caducidad', direction: 'asc' },
  };
  const row = { unidadId: 7, desde: null, hasta: '2026-12-31' };

  it('is a list filtered by the row and the parameters, with an open range where the row has no value', () => {
    const path = drillPath(drill, row, { soloEsenciales: false });
    expect(path).toMatch(/^\/lote\?.*sort=caducidad&order=ASC$/);
    expect(filterOf(path)).toEqual({
      unidadId: 7,
      caducidad: { lte: '2026-12-31' },
      existencia: { gte: 1 },
      tipo: ['CENDIS'],
    });
    expect(filterOf(drillPath(drill, row, { soloEsenciales: true, almacenId: 3 }))).toEqual({
      unidadId: 7,
      caducidad: { lte: '2026-12-31' },
      existencia: { gte: 1 },
      esencial: true,
    });
  });

  it('is null when the row lacks a value of the filter', () => {
    expect(drillPath(drill, { ...row, unidadId: null }, {})).toBeNull();
    expect(drillPath(drill, { ...row, hasta: null }, {})).toBeNull();
  });
});

describe('a heat map', () => {
  it('begins with the line of the lowest share, each cell weighted by its count', () => {
    const rows = [
      { unidad: 'A', tipo: 'X', share: 100, of: 1 },
      { unidad: 'A', tipo: 'Y', share: 10, of: 9 },
      { unidad: 'B', tipo: 'Y', share: 50, of: 9 },
    ];
    const { columns, lines } = heatOf(rows, { row: 'unidad', column: 'tipo', value: 'share', of: 'of' });
    expect(columns).toEqual(['X', 'Y']);
    expect(lines.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(heatOf(rows, { row: 'unidad', column: 'tipo', value: 'share' }).lines.map(({ name }) => name)).toEqual([
      'B',
      'A',
    ]);
  });

  it('has five colours', () => {
    expect([0, 49.9, 50, 79.99, 80, 89.3, 94.99, 95, 99.5, 100].map((share) => levelOf(share, LEVELS))).toEqual([
      0, 0, 1, 1, 2, 2, 2, 3, 4, 4,
    ]);
    expect(levelOf(null, LEVELS)).toBeNull();
  });
});

describe('a heat map of counts', () => {
  it('has its lines in the order of the rows', () => {
    const rows = [
      { servicio: 'B', hora: '01', ordenes: 9 },
      { servicio: 'A', hora: '00', ordenes: 1 },
    ];
    const { lines, columns } = heatOf(rows, { row: 'servicio', column: 'hora', value: 'ordenes' }, true);
    expect(lines.map(({ name }) => name)).toEqual(['B', 'A']);
    expect(columns).toEqual(['01', '00']);
  });

  it('is darker for higher counts, without an unreachable level', () => {
    expect(countLimits(9)).toEqual([2, 4, 6, 8, 9]);
    expect([0, 1, 2, 3, 8, 9].map((count) => countLevel(count, countLimits(9)))).toEqual([0, 1, 1, 2, 4, 5]);
    expect(countLimits(2)).toEqual([1, 2]);
    expect([1, 2].map((count) => countLevel(count, countLimits(2)))).toEqual([4, 5]);
    expect(countLimits(0)).toEqual([]);
  });
});

describe('stacked bars', () => {
  it('have their bars and parts in the order of the rows, and the sum of each bar', () => {
    const rows = [
      { hora: '08', estado: 'A tiempo', dosis: 5, tono: 'success' },
      { hora: '08', estado: 'Tarde', dosis: 2, tono: 'warning' },
      { hora: '07', estado: 'Tarde', dosis: 1, tono: 'warning' },
    ];
    const { parts, bars } = stackOf(rows, { label: 'hora', column: 'estado', value: 'dosis', tone: 'tono' });
    expect(parts).toEqual([
      { name: 'A tiempo', tone: 'success' },
      { name: 'Tarde', tone: 'warning' },
    ]);
    expect(bars.map(({ name, total }) => [name, total])).toEqual([
      ['08', 7],
      ['07', 1],
    ]);
    expect(bars[1]!.rows.get('A tiempo')).toBeUndefined();
  });
});

describe('sparklines', () => {
  const roles = { label: 'cama', at: 'toma', value: 'news2' };
  const row = (cama: string, toma: string, news2: number | null) => ({
    cama,
    toma: `2026-03-0${toma}T08:00:00Z`,
    news2,
  });

  it('run from the earliest to the last value, the highest first, then by the largest rise', () => {
    const lines = linesOf(
      [row('1', '2', 5), row('1', '1', 4), row('2', '1', 1), row('2', '2', 5), row('3', '1', 7), row('4', '1', null)],
      roles,
    );
    expect(lines.map(({ name, values, last, before }) => [name, values, last, before])).toEqual([
      ['3', [7], 7, null],
      ['2', [1, 5], 5, 1],
      ['1', [4, 5], 5, 4],
    ]);
  });
});

describe('an axis', () => {
  it('starts at zero, with round steps, and ends at or above the highest value', () => {
    expect(niceTicks(9)).toEqual([0, 5, 10]);
    expect(niceTicks(40)).toEqual([0, 10, 20, 30, 40]);
    expect(niceTicks(2)).toEqual([0, 1, 2]);
    expect(niceTicks(0)).toEqual([0, 1]);
  });
});

describe('flows', () => {
  const flows = [
    { from: 'Consulta', to: 'Mejoría', value: 1 },
    { from: 'Urgencias', to: 'Mejoría', value: 20 },
    { from: 'Urgencias', to: 'Defunción', value: 2 },
    { from: 'Urgencias', to: 'Traslado', value: 0 },
  ];

  it('have the largest on top, bars as long as their amounts, and names that do not overlap', () => {
    const { height, sources, targets, bands } = flowLayout(flows);
    expect(sources.map(({ name, value }) => [name, value])).toEqual([
      ['Urgencias', 22],
      ['Consulta', 1],
    ]);
    expect(targets.map(({ name }) => name)).toEqual(['Mejoría', 'Defunción']);
    for (const nodes of [sources, targets]) {
      expect(nodes[0]!.height / nodes[0]!.value).toBeCloseTo(nodes[1]!.height / nodes[1]!.value);
      const [middle, next] = nodes.map((node) => node.y + node.height / 2);
      expect(next! - middle!).toBeGreaterThan(40);
      expect(nodes.at(-1)!.y + nodes.at(-1)!.height).toBeLessThanOrEqual(height + 0.01);
    }
    expect(bands).toHaveLength(3);
    for (const node of sources) {
      const own = bands.filter(({ from }) => from === node.name);
      expect(own[0]!.left).toBeCloseTo(node.y);
      expect(own.reduce((sum, { thickness }) => sum + thickness, 0)).toBeCloseTo(node.height);
    }
    expect(bandPath(bands[0]!, 100)).toMatch(/^M0 .*Z$/);
  });

  it('are empty without rows', () => {
    expect(flowLayout([])).toMatchObject({ bands: [], sources: [], targets: [] });
    expect(Number.isFinite(flowLayout([]).height)).toBe(true);
  });
});

describe('points on a map', () => {
  const asked = { latitude: 'lat', longitude: 'lon', of: 'claves' };

  it('have north on top and east on the right, sized by area; those without coordinates are omitted', () => {
    const points = placePoints(
      [
        { unidad: 'norte', lat: 28.7, lon: -100.5, claves: 25 },
        { unidad: 'sur', lat: 25.4, lon: -101, claves: 100 },
        { unidad: 'nada', lat: null, lon: null, claves: 5 },
      ],
      asked,
    );
    const [south, north] = points;
    expect(points.map(({ row }) => row['unidad'])).toEqual(['sur', 'norte']);
    expect(north!.y).toBeLessThan(south!.y);
    expect(north!.x).toBeGreaterThan(south!.x);
    expect(south!.radius).toBeCloseTo(north!.radius * 2);
    expect(placePoints([], asked)).toEqual([]);
  });

  it('are distinguishable when they overlap, within the map', () => {
    const points = placePoints(
      Array.from({ length: 40 }, () => ({ lat: 25.4, lon: -101, claves: 10 })),
      asked,
    );
    points.forEach((a, index) => {
      expect(a.x).toBeGreaterThan(0);
      expect(a.x).toBeLessThan(WIDTH);
      expect(a.y).toBeLessThan(HEIGHT);
      for (const b of points.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(Math.min(a.radius, b.radius));
    });
  });
});
