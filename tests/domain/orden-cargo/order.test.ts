import { describe, expect, it } from 'vitest';
import type { OrdenCargo } from '#generated/shared/types.gen';
import { ordenCargo as derivedOf } from '#areas/ordenes/shared/orden-cargo/derived';
import { deteriorationKit } from '#areas/ordenes/shared/orden-cargo/deterioration-kit';
import { ordenCargoOutcomes } from '#areas/ordenes/shared/orden-cargo/outcomes';

const line = (values: object = {}) => ({
  insumoId: 1,
  cantidadSolicitada: 5,
  cantidadAutorizada: null,
  noSurtida: false,
  lotes: null,
  ...values,
});
const order = (lines: readonly object[], values: object = {}) =>
  ({ tipo: 'ORDINARIA', lineas: lines, ...values }) as unknown as OrdenCargo;
const lot = (cantidad: number, costoUnitario: number, values: object = {}) => ({
  loteId: 1,
  cantidad,
  costoUnitario,
  ...values,
});

describe('an order', () => {
  it('costs the sum of its lots, less credited and missing pieces', () => {
    const document = order([
      line({ cantidadAutorizada: 5, lotes: [lot(2, 10), lot(1, 12.5)] }),
      line({
        cantidadAutorizada: 4,
        lotes: [lot(4, 3, { cantidadRecibida: 3, cantidadDevuelta: 1, cantidadAcreditada: 1 })],
      }),
    ]);
    expect(derivedOf(document)).toMatchObject({
      prioridad: 4,
      totalClaves: 2,
      piezasSolicitadas: 10,
      piezasSurtidas: 7,
      piezasPendientes: 2,
      importeTotal: 38.5,
      lineas: [
        { cantidadSurtida: 3, cantidadRecibida: null, cantidadDevuelta: 0, precioUnitario: 10.8333, importe: 32.5 },
        { cantidadSurtida: 4, cantidadRecibida: 3, cantidadDevuelta: 1, precioUnitario: 3, importe: 6 },
      ],
    });
  });

  it.each([
    ['URGENTE', 1],
    ['CARRO_ROJO', 1],
    ['QUIROFANO', 2],
    ['ALTA', 3],
    ['ORDINARIA', 4],
  ])('with kind %s has priority %i', (tipo, prioridad) => {
    expect(derivedOf(order([], { tipo }))).toMatchObject({ prioridad, importeTotal: 0, piezasPendientes: 0 });
  });

  it.each([
    ['is pending before anybody authorises it', {}, 'PENDIENTE'],
    ['is authorised as it was asked for', { cantidadAutorizada: 5 }, 'AUTORIZADA'],
    ['is authorised with another amount', { cantidadAutorizada: 4 }, 'MODIFICADA'],
    ['is denied', { cantidadAutorizada: 0 }, 'NEGADA'],
    ['is dispensed in part', { cantidadAutorizada: 5, lotes: [lot(4, 1)] }, 'PARCIAL'],
    ['is dispensed', { cantidadAutorizada: 5, lotes: [lot(5, 1)] }, 'SURTIDA'],
    ['is received', { cantidadAutorizada: 5, lotes: [lot(5, 1, { cantidadRecibida: 5 })] }, 'RECIBIDA'],
    ['has none', { cantidadAutorizada: 5, noSurtida: true }, 'NO_SURTIDA'],
    ['has no more', { cantidadAutorizada: 5, noSurtida: true, lotes: [lot(4, 1)] }, 'SURTIDA'],
  ])('whose line %s has that state', (_what, values, estatusLinea) => {
    expect(derivedOf(order([line(values)])).lineas).toMatchObject([{ estatusLinea }]);
  });

  it.each([
    ['nothing pending', [lot(5, 1)], 'EN_SURTIMIENTO', false, 'SURTIDA'],
    ['some pending, unfinished', [lot(4, 1)], 'EN_SURTIMIENTO', false, 'EN_SURTIMIENTO'],
    ['some pending, finished', [lot(4, 1)], 'EN_SURTIMIENTO', true, 'SURTIDA_PARCIAL'],
    ['some pending after it was received', [lot(4, 1)], 'RECIBIDA', false, 'SURTIDA_PARCIAL'],
  ])('with %s has the expected state', (_what, lotes, estatus, finalizar, expected) => {
    const document = order([line({ cantidadAutorizada: 5, lotes })], { estatus });
    expect(ordenCargoOutcomes.surtir(document, { finalizar } as never)).toBe(expected);
  });
});

/** DOMAIN annex E, 7. */
describe('the deterioration kit of a ward', () => {
  const asked = (caseId: number, insumoId: number, pieces: number) => ({ caseId, insumoId, pieces });

  it('contains the most ordered supplies, with the median number of pieces', () => {
    const kit = deteriorationKit(4, [
      asked(1, 7, 2),
      asked(1, 7, 3),
      asked(2, 7, 1),
      asked(3, 7, 9),
      asked(1, 8, 4),
      asked(2, 8, 2),
      asked(3, 9, 1),
    ]);
    expect(kit).toEqual([
      { insumoId: 7, casos: 3, cantidad: 5 },
      { insumoId: 8, casos: 2, cantidad: 2 },
    ]);
  });

  it('is empty with fewer than three cases', () => {
    expect(deteriorationKit(9, [asked(1, 7, 2), asked(2, 7, 2)])).toEqual([]);
  });

  it('omits supplies ordered in less than a quarter of the cases, and has at most eight', () => {
    const often = [1, 2, 3].flatMap((caseId) => Array.from({ length: 9 }, (_, index) => asked(caseId, index + 1, 1)));
    expect(deteriorationKit(12, often).map(({ insumoId }) => insumoId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(deteriorationKit(13, often)).toEqual([]);
  });
});
