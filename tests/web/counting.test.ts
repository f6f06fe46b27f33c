import { describe, expect, it } from 'vitest';
import { keyOf, readBox, skippedOn, takenOf, type CountedLine } from '#platform/web/ui/counter/counting';

const DAY = '2027-03-01';
const GS = String.fromCodePoint(29);
const lot = (loteId: number, numeroLote: string | null, caducidad: string | null, disponible = 2) => ({
  loteId,
  numeroLote,
  caducidad,
  disponible,
  ubicacionCodigo: null,
  origen: null,
});
const line: CountedLine = {
  lineId: 1,
  nombre: 'Paracetamol',
  clave: '010.000.0104.00',
  codigosBarras: [
    { gtin: '7501000100019', contenido: 1 },
    { gtin: '17501000100016', contenido: 10 },
  ],
  pendiente: 3,
  lotes: [lot(10, 'A1', '2027-05-31'), lot(11, 'B2', '2027-08-31'), lot(12, 'C3', '2027-08-31')],
};
const amounts = (...of: readonly (readonly [number, number])[]) =>
  new Map(of.map(([loteId, pieces]) => [keyOf(1, loteId), pieces]));

describe('pieces at a counter', () => {
  it('are counted over the lots of one line only', () => {
    expect(takenOf(line, amounts([10, 2], [12, 1]))).toBe(3);
    expect(takenOf(line, new Map([[keyOf(2, 10), 5]]))).toBe(0);
  });

  it.each([
    ['nothing is taken', [], null],
    ['the first is taken', [[10, 1]], null],
    [
      'the first is taken whole',
      [
        [10, 2],
        [11, 1],
      ],
      null,
    ],
    [
      'the first leaves a piece behind',
      [
        [10, 1],
        [11, 1],
      ],
      11,
    ],
    [
      'the first is not taken',
      [
        [11, 1],
        [12, 1],
      ],
      12,
    ],
    [
      'one of the same day is passed over',
      [
        [10, 2],
        [12, 1],
      ],
      null,
    ],
  ] as const)('need a reason where a lot that expires first is left: %s', (_, taken, expected) => {
    expect(skippedOn(line, amounts(...taken))).toBe(expected);
  });
});

describe('a scanned box', () => {
  const read = (text: string, taken: ReadonlyMap<string, number> = new Map()) => {
    const reading = readBox(text, [line], taken, DAY);
    return reading.kind === 'add' ? reading.loteId : [reading.reason, reading.detail];
  };
  const label = (expiry: string, number: string) => `]d2010750100010001917${expiry}10${number}${GS}`;

  it('adds a piece of the lot with pieces left that expires first', () => {
    expect(read('7501000100019')).toBe(10);
    expect(read('7501000100019', amounts([10, 1]))).toBe(10);
    expect(read('7501000100019', amounts([10, 2]))).toBe(11);
    expect(read('010.000.0104.00')).toBe(10);
    // The same article with a leading zero.
    expect(read('07501000100019')).toBe(10);
  });

  it('adds a piece of the lot that its label names', () => {
    expect(read(label('270831', 'b2'))).toBe(11);
    expect(read(label('270831', 'B2'), amounts([11, 2]))).toEqual(['OTRO_LOTE', 'B2']);
    expect(read(label('270831', 'Z9'))).toEqual(['OTRO_LOTE', 'Z9']);
  });

  it('is refused for another supply, an expired lot and a complete line', () => {
    expect(read('7501000100026')).toEqual(['OTRO_INSUMO', '7501000100026']);
    expect(read(label('270228', 'A1'))).toEqual(['LOTE_CADUCADO', 'A1 · 2027-02-28']);
    expect(read(label('270301', 'A1'))).toBe(10);
    expect(read('7501000100019', amounts([10, 2], [11, 1]))).toEqual(['COMPLETO', 'Paracetamol']);
  });

  it.each([
    ['a piece', '7501000100019', [], { loteId: 10, pieces: 1 }],
    ['a case into the lot that holds it', '17501000100016', [], { loteId: 21, pieces: 10 }],
    ['a case whose label names the lot', `]d201175010001000161727083110C2${GS}`, [], { loteId: 22, pieces: 10 }],
    ['a case beyond what is due', '17501000100016', [[22, 5]], { reason: 'CAJA_GRANDE', pieces: 10, room: 7 }],
    [
      'a case beyond what its lot holds',
      `]d201175010001000161727053110C0${GS}`,
      [],
      { reason: 'CAJA_GRANDE', pieces: 10, room: 4 },
    ],
    [
      'two cases counted on one label',
      `]d20217501000100016372${GS}`,
      [],
      { reason: 'CAJA_GRANDE', pieces: 20, room: 12 },
    ],
  ] as const)('counts the pieces of its pack: %s', (_, text, taken, expected) => {
    const wide: CountedLine = {
      ...line,
      pendiente: 12,
      lotes: [lot(10, 'C0', '2027-05-31', 4), lot(21, 'C1', '2027-08-31', 12), lot(22, 'C2', '2027-08-31', 40)],
    };
    expect(readBox(text, [wide], amounts(...taken), DAY)).toMatchObject(expected);
  });
});
