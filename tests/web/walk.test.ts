import { describe, expect, it } from 'vitest';
import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { afterSending, readWaiting, withWaiting } from '#platform/web/ui/walk/waiting';
import { isAmount, nextOpen, placeOfLabel, placesLeft, walkLines } from '#platform/web/ui/walk/walk-lines';

const columns: readonly LineColumn[] = [
  { source: 'insumoId', type: 'reference', reference: 'insumo', labelField: 'insumoNombre' },
  { source: 'ubicacion', type: 'text' },
];
const line = (key: number, insumoId: number, numeroLote: string, more: object = {}) => ({
  key,
  insumoId,
  insumoNombre: `Insumo ${insumoId}`,
  numeroLote,
  caducidad: '2027-12-31',
  ...more,
});

describe('the lines of a walk', () => {
  it('are in the order of the shelves, numbers as numbers, lines without a place last', () => {
    const lines = [
      line(1, 2, 'A'),
      line(2, 2, 'A', { ubicacion: 'B-10' }),
      line(3, 2, 'A', { ubicacion: 'B-2' }),
      line(4, 1, 'A', { ubicacion: 'B-2' }),
    ];
    const ordered = walkLines({ field: 'lineas', order: ['ubicacion', 'insumoId'] }, { lineas: lines }, columns);
    expect(ordered.map(({ key }) => key)).toEqual([4, 3, 2, 1]);
  });

  it('are those that the document marks, if it marks any', () => {
    const record = { lineas: [line(1, 1, 'A', { recontar: true }), line(2, 1, 'B', { recontar: null })] };
    expect(walkLines({ field: 'lineas', only: 'recontar', order: [] }, record, columns)).toHaveLength(1);
    expect(walkLines({ field: 'lineas', order: [] }, {}, columns)).toEqual([]);
  });

  it('are visited from the present one on, and then from the beginning', () => {
    const done = (...keys: number[]) => new Map(keys.map((key) => [key, 0]));
    expect(nextOpen([7, 8, 9], done(), 0)).toBe(1);
    expect(nextOpen([7, 8, 9], done(9), 1)).toBe(0);
    expect(nextOpen([7, 8, 9], done(7, 8, 9), 1)).toBe(-1);
    expect(nextOpen([], done(), -1)).toBe(-1);
  });

  it('remain until they have their pieces, where pieces are due', () => {
    const lines = [line(7, 1, 'A', { due: 6 }), line(8, 1, 'B', { due: 6 }), line(9, 1, 'C', { due: 0 })];
    const amounts = new Map([
      [7, 5],
      [9, 0],
    ]);
    expect(placesLeft({ key: 'key', of: 'due' }, lines, amounts)).toEqual([0, 1]);
    expect(placesLeft({ key: 'key', of: 'due' }, lines, new Map([...amounts, [7, 6]]))).toEqual([1]);
    expect(placesLeft({ key: 'key' }, lines, amounts)).toEqual([1]);
  });
});

describe('a label', () => {
  const spec = { reference: 'insumoId', lot: 'numeroLote', expiry: 'caducidad' };
  const lines = [line(1, 5, 'A1'), line(2, 5, 'A2'), line(3, 6, 'A1', { caducidad: '2028-01-31' }), line(4, 6, 'A1')];
  const open = () => true;

  it('selects the line of its lot, and of its date for equal lots', () => {
    const place = (id: unknown, lot: string | null, expiry: string | null = null) =>
      placeOfLabel(spec, lines, { id, lot, expiry }, open);
    expect(place(5, 'a2')).toEqual({ state: 'found', place: 1 });
    expect(place(6, 'A1', '2027-12-31')).toEqual({ state: 'found', place: 3 });
    expect(place(5, 'A9')).toEqual({ state: 'lot' });
    expect(place(9, 'A1')).toEqual({ state: 'none' });
  });

  it('leaves the choice to the person when several lines have its lot', () => {
    const twins = [line(1, 5, 'A1'), line(2, 5, 'A1', { origen: 'Ramo 12' }), line(3, 5, 'A2')];
    const label = { id: 5, lot: 'A1', expiry: '2027-12-31' };
    expect(placeOfLabel(spec, twins, label, open)).toEqual({ state: 'many', places: [0, 1] });
    // This also applies if one of them is filled in: the box may belong to either.
    expect(placeOfLabel(spec, twins, label, (at) => at !== 0)).toEqual({ state: 'many', places: [0, 1] });
    expect(placeOfLabel(spec, twins, { ...label, lot: 'A2' }, open)).toEqual({ state: 'found', place: 2 });
  });

  it('without a lot selects the next open line of its supply', () => {
    expect(placeOfLabel(spec, lines, { id: 5, lot: null, expiry: null }, (place) => place !== 0)).toEqual({
      state: 'found',
      place: 1,
    });
  });

  it('is compared with all lots of its line, where a line has several', () => {
    const nested = { reference: 'insumoId', lot: 'lotes.numeroLote', expiry: 'lotes.caducidad' };
    const lots = (...numbers: string[]) => numbers.map((numeroLote) => ({ numeroLote, caducidad: '2027-12-31' }));
    const sent = [line(1, 5, '', { lotes: lots('A1', 'A2') }), line(2, 6, '', { lotes: lots('B1') }), line(3, 7, '')];
    const place = (id: number, lot: string) => placeOfLabel(nested, sent, { id, lot, expiry: '2027-12-31' }, open);
    expect(place(5, 'a2')).toEqual({ state: 'found', place: 0 });
    expect(place(6, 'A1')).toEqual({ state: 'lot' });
    expect(place(7, 'C1')).toEqual({ state: 'lot' });
  });

  it('that could not be looked up selects its line by the lot alone, if exactly one line has it', () => {
    const place = (lot: string | null) => placeOfLabel(spec, lines, { id: null, lot, expiry: null }, open);
    expect(place('A2')).toEqual({ state: 'found', place: 1 });
    expect(place('A1')).toEqual({ state: 'none' });
    expect(place(null)).toEqual({ state: 'none' });
  });

  it('is longer than an amount', () => {
    for (const amount of ['0', '12', '1000000']) expect(isAmount(amount, 1_000_000), amount).toBe(true);
    for (const label of ['75010008', 'L24', '-1', '1.5', '']) expect(isAmount(label, 1_000_000), label).toBe(false);
  });
});

describe('the queue for a connection', () => {
  const one = (key: number, amount: number, at: number, before: number | null = null) => ({ key, amount, at, before });

  it('keeps the last amount of each line, and the value before the first', () => {
    expect(withWaiting([one(1, 5, 10, 4)], one(1, 6, 11, 5))).toEqual([one(1, 6, 11, 4)]);
  });

  it('removes sent amounts, and keeps those filled in meanwhile', () => {
    const sent = [one(1, 5, 10), one(2, 7, 10)];
    expect(afterSending([one(1, 6, 11), one(2, 7, 10), one(3, 1, 12)], sent, new Set())).toEqual([
      one(1, 6, 11, 5),
      one(3, 1, 12),
    ]);
    expect(afterSending([one(1, 6, 11)], sent, new Set([1]))).toEqual([one(1, 6, 11)]);
  });

  it('is read from storage as far as it is valid', () => {
    expect(readWaiting([one(1, 5, 10), { key: 'x' }, null, { key: 2, amount: 1.5, at: 1, before: null }])).toEqual([
      one(1, 5, 10),
    ]);
    expect(readWaiting(undefined)).toEqual([]);
  });
});
