import { describe, expect, it } from 'vitest';
import { readStockFile, type FiledLot, type StockBook } from '#areas/inventario/shared/inventario/stock-file';

const SUPPLIES = new Map([
  [
    'A',
    { insumoId: 1, clave: 'A', nombre: 'Con lote', requiereLote: true, requiereCaducidad: true, precioReferencia: 7 },
  ],
  [
    'B',
    {
      insumoId: 2,
      clave: 'B',
      nombre: 'Sin lote',
      requiereLote: false,
      requiereCaducidad: false,
      precioReferencia: null,
    },
  ],
]);
const LOTS: readonly FiledLot[] = [
  lotOf(11, 'L1', '2030-06-30', 10, 2, null),
  lotOf(12, 'L1', '2030-06-30', 5, 3, 9),
  lotOf(13, 'L2', '2030-06-30', 0, 3, null),
  lotOf(14, 'L3', '2031-06-30', 4, 1, null),
];
const book = (more: Partial<StockBook> = {}): StockBook => ({
  tipo: 'INVENTARIO_INICIAL',
  day: '2026-03-10',
  supply: (clave) => SUPPLIES.get(clave),
  isListed: (insumoId) => insumoId === 1,
  places: new Set(['A-01']),
  lots: () => [],
  expiries: () => [],
  ...more,
});
const row = (values: Readonly<Record<string, unknown>>, fila = 2) => ({ fila, values, issues: [] });
const whole = { insumoClave: 'A', numeroLote: ' l-9 ', caducidad: '2030-01-31', existencia: 3 };
const read = (values: Readonly<Record<string, unknown>>, more: Partial<StockBook> = {}) =>
  readStockFile(book(more)).read(row(values));
const faults = (values: Readonly<Record<string, unknown>>, more: Partial<StockBook> = {}) => {
  const { result } = read(values, more);
  return Array.isArray(result)
    ? (result as { campo: string; codigo: string }[]).map(({ campo, codigo }) => `${campo} ${codigo}`)
    : result;
};

describe('a row of a stock file', () => {
  it('states the pieces of a lot, at the catalogue price unless it has its own', () => {
    expect(read(whole)).toEqual({
      result: {
        fila: 2,
        insumoId: 1,
        cantidad: 3,
        numeroLote: 'L-9',
        caducidad: '2030-01-31',
        fuenteFinanciamientoId: null,
        programaId: null,
        costoUnitario: 7,
        marca: null,
        ubicacionCodigo: null,
        loteId: null,
        sistema: null,
      },
      notices: [],
    });
  });

  it.each([
    ['03-2027', '2027-03-31'],
    ['2/2028', '2028-02-29'],
    ['2027-11', '2027-11-30'],
    ['2027-11-05', '2027-11-05'],
  ])('reads the expiry %s as %s', (caducidad, day) => {
    expect(read({ ...whole, caducidad }).result).toMatchObject({ caducidad: day });
  });

  it.each([
    [{ insumoClave: '' }, ['insumoClave REQUERIDO']],
    [{ insumoClave: 'Z' }, ['insumoClave IMPORTACION_CLAVE_DESCONOCIDA']],
    [{ numeroLote: null }, ['numeroLote REQUERIDO']],
    [{ numeroLote: 'Ñ?' }, ['numeroLote FORMATO']],
    [{ caducidad: null }, ['caducidad REQUERIDO']],
    [{ caducidad: '31-02-2027' }, ['caducidad FECHA']],
    [{ caducidad: '13-2027' }, ['caducidad FECHA']],
    [{ existencia: null }, ['existencia REQUERIDO']],
    [{ existencia: 'muchas' }, ['existencia NUMERO_ENTERO']],
    [{ existencia: 1.5 }, ['existencia NUMERO_ENTERO']],
    [{ existencia: -1 }, ['existencia MINIMO']],
    [{ existencia: 1_000_001 }, ['existencia MAXIMO']],
    [{ costoUnitario: -0.01 }, ['costoUnitario MINIMO']],
    [{ costoUnitario: 'gratis' }, ['costoUnitario NUMERO']],
    [{ marca: 'm'.repeat(81) }, ['marca LONGITUD_MAXIMA']],
    [{ ubicacionCodigo: 'z-9' }, ['ubicacionCodigo IMPORTACION_UBICACION']],
  ])('is refused with %o', (wrong, expected) => {
    expect(faults({ ...whole, ...wrong })).toEqual(expected);
  });

  it('accepts any location without a list of the warehouse, and no lot when the supply needs none', () => {
    expect(faults({ ...whole, ubicacionCodigo: 'z-9' }, { places: null })).toMatchObject({ ubicacionCodigo: 'Z-9' });
    expect(faults({ insumoClave: 'B', existencia: 1 })).toMatchObject({ costoUnitario: 0, numeroLote: null });
  });

  it('gives notices that refuse nothing', () => {
    expect(read({ ...whole, insumoClave: 'B', caducidad: '2026-03-09' }).notices.map(({ codigo }) => codigo)).toEqual([
      'IMPORTACION_FUERA_DE_CATALOGO',
      'IMPORTACION_CADUCADO',
    ]);
    expect(read({ ...whole, caducidad: '2026-03-10' }).notices).toEqual([]);
  });

  it('is skipped when it is blank or has no pieces', () => {
    expect(read({ insumoClave: 'A', marca: 'X' }).result).toBe('nada');
    expect(read({ ...whole, existencia: 0 }).result).toBe('nada');
    expect(read({ ...whole, existencia: 0 }, { tipo: 'CONTEO' }).result).toMatchObject({ cantidad: 0 });
  });

  it('is refused as a repetition: of lot and cost in an opening stock, of the visible lot in a count', () => {
    const second = (more: object, tipo: StockBook['tipo']) => {
      const file = readStockFile(book({ tipo }));
      file.read(row(whole, 2));
      return file.read(row({ ...whole, ...more }, 3)).result;
    };
    const twice = [{ campo: 'numeroLote', codigo: 'IMPORTACION_LOTE_REPETIDO', params: { fila: 2 } }];
    expect(second({}, 'INVENTARIO_INICIAL')).toEqual(twice);
    expect(second({ costoUnitario: 8 }, 'INVENTARIO_INICIAL')).toMatchObject({ costoUnitario: 8 });
    expect(second({ costoUnitario: 8 }, 'CONTEO')).toEqual(twice);
  });
});

describe('a stock file', () => {
  const count = { tipo: 'CONTEO', lots: (insumoId: number) => (insumoId === 1 ? LOTS : []) } as const;

  it('states the incoming and the resulting stock', () => {
    const file = readStockFile(book());
    file.read(row({ ...whole, costoUnitario: 2.5 }, 2));
    file.read(row({ ...whole, numeroLote: 'L8', existencia: 7 }, 3));
    file.read(row({ insumoClave: 'B', existencia: 2 }, 4));
    file.read(row({ insumoClave: 'Z', existencia: 2 }, 5));
    expect(file.effects()).toEqual([
      { clave: 'A', nombre: 'Con lote', hay: 0, entra: 10, habra: 10, valor: 56.5 },
      { clave: 'B', nombre: 'Sin lote', hay: 0, entra: 2, habra: 2, valor: 0 },
    ]);
    expect(file.uncounted()).toEqual([]);
  });

  it('finds the lots of a count, their differences and the uncounted lots', () => {
    const file = readStockFile(book(count));
    const of = (numeroLote: string, caducidad: string, existencia: number, more: object = {}) =>
      file.read(row({ insumoClave: 'A', numeroLote, caducidad, existencia, ...more })).result;
    expect(of('L1', '2030-06-30', 8)).toMatchObject({ loteId: 11, sistema: 10 });
    expect(of('L2', '2030-06-30', 1)).toMatchObject({ loteId: 13, sistema: 0 });
    expect(of('L1', '2029-01-31', 2)).toMatchObject({ loteId: null, sistema: null });
    expect(file.effects()).toEqual([
      { clave: 'A', nombre: 'Con lote', hay: 19, entra: 1, habra: 20, valor: 39 - 2 * 2 + 1 * 3 + 2 * 7 },
    ]);
    expect(file.uncounted().map(({ lot }) => lot.loteId)).toEqual([12, 14]);
  });

  it('matches a counted lot by the source of funds when a row states it', () => {
    const { result } = readStockFile(book(count)).read(
      row({ insumoClave: 'A', numeroLote: 'L1', caducidad: '2030-06-30', existencia: 5, fuenteFinanciamientoId: 9 }),
    );
    expect(result).toMatchObject({ loteId: 12 });
  });
});

function lotOf(
  loteId: number,
  numeroLote: string,
  caducidad: string,
  existencia: number,
  costoUnitario: number,
  fuenteFinanciamientoId: number | null,
): FiledLot {
  return {
    loteId,
    insumoId: 1,
    numeroLote,
    caducidad,
    existencia,
    costoUnitario,
    fuenteFinanciamientoId,
    programaId: null,
    ubicacionCodigo: null,
  };
}
