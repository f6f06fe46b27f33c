import { describe, expect, it } from 'vitest';
import { drillPath, type Drill } from '../../src/ui/reports/blocks/drill';
import { heatOf } from '../../src/ui/reports/blocks/heat-of';
import { levelOf } from '../../src/ui/reports/blocks/level-of';
import { HEIGHT, placePoints, WIDTH } from '../../src/ui/reports/blocks/place-points';

const filterOf = (path: string | null) =>
  JSON.parse(new URLSearchParams(path!.split('?')[1]).get('filter')!) as Record<string, unknown>;

describe('where a figure leads', () => {
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

  it('is a list narrowed by the row and by what was asked, a range open where the row says nothing', () => {
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

  it('is nowhere when the row lacks what the list is narrowed by', () => {
    expect(drillPath(drill, { ...row, unidadId: null }, {})).toBeNull();
    expect(drillPath(drill, { ...row, hasta: null }, {})).toBeNull();
  });
});

describe('a heat map', () => {
  it('has the line with the lowest share first, each cell weighed by how many it is of', () => {
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
    expect([0, 49.9, 50, 70, 85, 95, 100].map((share) => levelOf(share, [50, 70, 85, 95]))).toEqual([
      0, 0, 1, 2, 3, 4, 4,
    ]);
    expect(levelOf(null, [50, 70, 85, 95])).toBeNull();
  });
});

describe('points on the ground', () => {
  const asked = { latitude: 'lat', longitude: 'lon', of: 'claves' };

  it('stand north on top and east on the right, sized by area, and those without coordinates nowhere', () => {
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

  it('can be told apart where they lie on one another, within the ground', () => {
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
