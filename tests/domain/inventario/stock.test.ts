import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, passedOver } from '#areas/inventario/shared/inventario/allocate';
import { applyChanges, type Holding } from '#areas/inventario/shared/inventario/apply-changes';
import { askedStatus, askedStatusIssues, changesAlong } from '#areas/inventario/shared/inventario/asked-status';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { availableOn, isExpired, type Lot } from '#areas/inventario/shared/inventario/lot';
import { piecesOf, received, trimmed } from '#areas/inventario/shared/inventario/shipped-lot';
import { suggestedAmount } from '#areas/inventario/shared/inventario/suggested-amount';
import { summaryOf } from '#areas/inventario/shared/inventario/summary';

const DAY = '2026-03-10';
const KEY = { almacenId: 1, insumoId: 7 };
const lotOf = (loteId: number, more: Partial<Lot> = {}): Lot => ({
  ...KEY,
  loteId,
  numeroLote: `L${loteId}`,
  caducidad: '2027-01-31',
  fuenteFinanciamientoId: null,
  programaId: null,
  costoUnitario: 10,
  estatus: 'DISPONIBLE',
  existencia: 10,
  reservada: 0,
  fechaRecepcion: '2026-01-01',
  ...more,
});
const holdingOf = (lots: readonly Lot[]): Holding => ({
  ...KEY,
  insumoClave: '010.000.0104.00',
  lots,
  movimientos: lots.length,
  saldo: lots.reduce((sum, { existencia }) => sum + existencia, 0),
  enTransito: 0,
});
const codes = (changes: readonly StockChange[], lots: readonly Lot[]) =>
  applyChanges([holdingOf(lots)], changes, DAY).issues.map(({ campo, codigo, params }) => [campo, codigo, params]);
const exit = (loteId: number, cantidad: number, more: object = {}): StockChange => ({
  kind: 'exit',
  tipo: 'S_RECETA',
  ...KEY,
  loteId,
  cantidad,
  campo: 'lineas.0',
  ...more,
});

describe('allocation of lots', () => {
  const lots = [
    lotOf(1, { caducidad: null }),
    lotOf(2, { caducidad: '2026-12-31', fechaRecepcion: '2026-02-01' }),
    lotOf(3, { caducidad: '2026-12-31' }),
    lotOf(4, { caducidad: '2026-03-09' }),
    lotOf(5, { caducidad: '2026-04-01' }),
    lotOf(6, { estatus: 'CUARENTENA', caducidad: '2026-05-01' }),
    lotOf(7, { programaId: 3, caducidad: '2026-03-20' }),
    lotOf(8, { caducidad: '2026-06-01', reservada: 10 }),
  ];
  const taken = (amount: number, options = {}) =>
    allocate(lots, amount, DAY, options).assignments.map(({ lot, cantidad }) => [lot.loteId, cantidad]);

  it('takes the first to expire, then the oldest; never held, expired, reserved or programme stock', () => {
    expect(taken(33)).toEqual([
      [5, 10],
      [3, 10],
      [2, 10],
      [1, 3],
    ]);
    expect(allocate(lots, 45, DAY).missing).toBe(5);
  });
  it('skips lots that expire too soon, and takes stock of its own programme', () => {
    expect(taken(15, { daysLeft: 30 })).toEqual([
      [3, 10],
      [2, 5],
    ]);
    expect(taken(12, { programaId: 3 })).toEqual([
      [7, 10],
      [5, 2],
    ]);
  });
  it('reports the lots that were skipped', () => {
    expect(passedOver(lots, [{ loteId: 2, cantidad: 5 }], DAY).map(({ loteId }) => loteId)).toEqual([5]);
    expect(
      passedOver(
        lots,
        [
          { loteId: 5, cantidad: 10 },
          { loteId: 2, cantidad: 5 },
        ],
        DAY,
      ),
    ).toEqual([]);
  });
  it('allocates from given lots in order, and counts the missing pieces', () => {
    fc.assert(
      fc.property(anyLots, fc.nat(60), (some, amount) => {
        const { assignments, missing } = allocate(some, amount, DAY);
        const free = some
          .filter(({ programaId }) => programaId === null)
          .reduce((sum, lot) => sum + availableOn(lot, DAY), 0);
        expect(piecesOf(assignments) + missing).toBe(amount);
        expect(missing).toBe(Math.max(0, amount - free));
        const dates = assignments.map(({ lot }) => lot.caducidad ?? '9999');
        expect(dates).toEqual(dates.toSorted());
        for (const { lot, cantidad } of assignments) expect(cantidad).toBeLessThanOrEqual(availableOn(lot, DAY));
      }),
    );
  });
});

const anyLots = fc
  .array(
    fc.record({
      existencia: fc.nat(12),
      spare: fc.nat(12),
      caducidad: fc.constantFrom(null, '2026-02-01', '2026-03-10', '2026-08-01', '2027-08-01'),
      estatus: fc.constantFrom(
        'DISPONIBLE' as const,
        'DISPONIBLE' as const,
        'CUARENTENA' as const,
        'RETIRADO' as const,
      ),
      programaId: fc.constantFrom(null, null, 3),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ existencia, spare, ...more }, index) =>
      lotOf(index + 1, { ...more, existencia, reservada: Math.max(0, existencia - spare) }),
    ),
  );

describe('changes of stock', () => {
  it('refuse missing, expired and held stock, with the field and the available amount', () => {
    expect(codes([exit(1, 11)], [lotOf(1)])).toEqual([
      ['lineas.0', 'EXISTENCIA_INSUFICIENTE', { disponible: 10, clave: '010.000.0104.00' }],
    ]);
    expect(codes([exit(1, 4)], [lotOf(1, { reservada: 7 })])).toMatchObject([
      ['lineas.0', 'EXISTENCIA_INSUFICIENTE', { disponible: 3 }],
    ]);
    expect(codes([exit(1, 1)], [lotOf(1, { caducidad: '2026-03-09' })])).toEqual([
      ['lineas.0', 'LOTE_CADUCADO', { numeroLote: 'L1', caducidad: '09-03-2026' }],
    ]);
    expect(codes([exit(1, 1)], [lotOf(1, { estatus: 'RETIRADO' })])).toMatchObject([
      ['lineas.0', 'LOTE_NO_DISPONIBLE', { numeroLote: 'L1' }],
    ]);
    expect(codes([exit(2, 1)], [lotOf(1)])).toEqual([['lineas.0', 'LOTE_AJENO', {}]]);
    expect(codes([exit(1, 0)], [lotOf(1)])).toMatchObject([['lineas.0', 'MINIMO', {}]]);
    expect(codes([exit(1, 1.5)], [lotOf(1)])).toMatchObject([['lineas.0', 'NUMERO_ENTERO', {}]]);
  });
  it('permit expired stock in a disposal, and a lot on its last day', () => {
    expect(codes([exit(1, 10, { unfit: true })], [lotOf(1, { caducidad: '2026-03-09' })])).toEqual([]);
    expect(codes([exit(1, 10)], [lotOf(1, { caducidad: DAY })])).toEqual([]);
  });
  it('reserve expired and held stock for disposal, up to its free pieces', () => {
    const reserve = (cantidad: number, more: object = {}): StockChange => ({
      kind: 'reserve',
      ...KEY,
      loteId: 1,
      cantidad,
      campo: 'lineas.0',
      ...more,
    });
    const expired = lotOf(1, { caducidad: '2026-03-09', reservada: 4 });
    expect(codes([reserve(1)], [expired])).toMatchObject([['lineas.0', 'LOTE_CADUCADO', {}]]);
    expect(codes([reserve(1)], [lotOf(1, { estatus: 'CUARENTENA' })])).toMatchObject([
      ['lineas.0', 'LOTE_NO_DISPONIBLE', {}],
    ]);
    expect(codes([reserve(10, { unfit: true })], [lotOf(1, { estatus: 'CUARENTENA' })])).toEqual([]);
    expect(codes([reserve(7, { unfit: true })], [expired])).toMatchObject([
      ['lineas.0', 'EXISTENCIA_INSUFICIENTE', { disponible: 6 }],
    ]);
    const apart = applyChanges([holdingOf([expired])], [reserve(6, { unfit: true })], DAY).holdings[0]!;
    expect(summaryOf(apart, DAY)).toMatchObject({ existencia: 10, reservada: 10, noDisponible: 0 });
  });
  it('return to their original lot, which stays held', () => {
    const back: StockChange = { kind: 'return', tipo: 'E_REVERSA', ...KEY, loteId: 1, cantidad: 3, reversaDeId: 9 };
    const after = (lot: Lot) => {
      const { holdings, movements, added } = applyChanges([holdingOf([lot])], [back], DAY);
      return [holdings[0]!.lots[0]!.estatus, holdings[0]!.saldo, movements[0]!.reversaDeId, added.length];
    };
    expect(after(lotOf(1, { existencia: 0, estatus: 'AGOTADO' }))).toEqual(['DISPONIBLE', 3, 9, 0]);
    expect(after(lotOf(1, { existencia: 0, estatus: 'AGOTADO', caducidad: '2026-03-09' }))).toEqual([
      'CADUCADO',
      3,
      9,
      0,
    ]);
    expect(after(lotOf(1, { existencia: 2, estatus: 'SUSPENDIDO' }))).toEqual(['SUSPENDIDO', 5, 9, 0]);
    expect(codes([{ ...back, loteId: 2 }], [lotOf(1)])).toMatchObject([['', 'LOTE_AJENO', {}]]);
  });
  it('add incoming pieces to the matching lot, separate from held pieces', () => {
    const { holdings, added, movements } = applyChanges(
      [holdingOf([lotOf(1, { existencia: 0, estatus: 'AGOTADO' })])],
      [
        { kind: 'entry', tipo: 'E_PROVEEDOR', ...KEY, cantidad: 4, lot: lotOf(1) },
        { kind: 'entry', tipo: 'E_PROVEEDOR', ...KEY, cantidad: 2, lot: lotOf(1), held: 'CUARENTENA' },
        { kind: 'entry', tipo: 'E_PROVEEDOR', ...KEY, cantidad: 3, lot: { ...lotOf(1), costoUnitario: 11 } },
      ],
      DAY,
    );
    expect(holdings[0]!.lots.map(({ loteId, existencia, estatus }) => [loteId, existencia, estatus])).toEqual([
      [1, 4, 'DISPONIBLE'],
      [-1, 2, 'CUARENTENA'],
      [-2, 3, 'DISPONIBLE'],
    ]);
    expect(added.map(({ loteId, cantidadInicial }) => [loteId, cantidadInicial])).toEqual([
      [-1, 2],
      [-2, 3],
    ]);
    expect(movements.map(({ consecutivo, saldoInsumo, saldoLote }) => [consecutivo, saldoInsumo, saldoLote])).toEqual([
      [2, 4, 4],
      [3, 6, 2],
      [4, 9, 3],
    ]);
  });

  it('correct a date without moving pieces, record the previous date, and update whether the lot has expired', () => {
    const correction = (caducidad: string): StockChange => ({
      kind: 'correction',
      ...KEY,
      loteId: 1,
      caducidad,
      motivo: 'Se leyó mal la caja',
      contraparte: 'Ana Pérez',
      campo: 'caducidadNueva',
    });
    const after = (lot: Lot, caducidad: string) => {
      const { holdings, movements, changed, issues } = applyChanges([holdingOf([lot])], [correction(caducidad)], DAY);
      expect(issues).toEqual([]);
      for (const { entrada, salida, saldoInsumo, saldoLote } of movements)
        expect([entrada, salida, saldoInsumo, saldoLote]).toEqual([0, 0, lot.existencia, lot.existencia]);
      expect(changed.every((each) => each.caducidad === caducidad && each.existencia === lot.existencia)).toBe(true);
      return [holdings[0]!.lots[0]!.estatus, ...movements.map(({ tipo, motivo }) => `${tipo} ${motivo}`)];
    };
    const told = (before: string, caducidad: string) =>
      `N_CORRECCION_LOTE ${before} → ${caducidad}. Se leyó mal la caja`;
    expect(after(lotOf(1), '2028-02-29')).toEqual(['DISPONIBLE', told('31-01-2027', '29-02-2028')]);
    expect(after(lotOf(1), '2026-03-09')).toEqual([
      'CADUCADO',
      told('31-01-2027', '09-03-2026'),
      'N_CAMBIO_ESTATUS null',
    ]);
    expect(after(lotOf(1, { estatus: 'CADUCADO', caducidad: '2026-03-09' }), DAY)).toEqual([
      'DISPONIBLE',
      told('09-03-2026', '10-03-2026'),
      'N_CAMBIO_ESTATUS null',
    ]);
    expect(after(lotOf(1, { estatus: 'AGOTADO', existencia: 0, caducidad: null }), '2026-03-09')).toEqual([
      'AGOTADO',
      told('–', '09-03-2026'),
    ]);
    expect(after(lotOf(1, { estatus: 'RETIRADO' }), '2026-03-09')).toEqual([
      'RETIRADO',
      told('31-01-2027', '09-03-2026'),
    ]);
    expect(applyChanges([holdingOf([lotOf(1)])], [correction('2027-01-31')], DAY).movements).toEqual([]);
    const twin = lotOf(2, { numeroLote: 'L1', caducidad: '2028-02-29' });
    expect(codes([correction('2028-02-29')], [lotOf(1), twin])).toEqual([
      ['caducidadNueva', 'LOTE_IDENTICO', { numeroLote: 'L1', caducidad: '29-02-2028', loteId: 2 }],
    ]);
    // The held part of a lot is a separate lot beside the available one.
    expect(codes([correction('2028-02-29')], [lotOf(1), { ...twin, estatus: 'CUARENTENA' }])).toEqual([]);
    expect(codes([correction('2028-02-29')], [lotOf(3)])).toEqual([['caducidadNueva', 'LOTE_AJENO', {}]]);
  });
  it('hold pieces on request, and release only those that are neither expired nor used up', () => {
    const held = lotOf(1, { estatus: 'RETIRADO' });
    expect(askedStatus(lotOf(1), 'CUARENTENA', DAY)).toBe('CUARENTENA');
    expect(askedStatus(held, 'DISPONIBLE', DAY)).toBe('DISPONIBLE');
    expect(askedStatus({ ...held, existencia: 0 }, 'DISPONIBLE', DAY)).toBe('AGOTADO');
    expect(askedStatus({ ...held, caducidad: '2026-03-09' }, 'DISPONIBLE', DAY)).toBe('CADUCADO');
    expect(askedStatusIssues(held, 'DISPONIBLE', true, DAY)).toEqual([]);
    expect(askedStatusIssues({ ...held, caducidad: '2026-03-09' }, 'DISPONIBLE', false, DAY)).toMatchObject([
      { campo: 'estatus', codigo: 'LOTE_CADUCADO' },
    ]);
    expect(askedStatusIssues(lotOf(1, { numeroLote: null }), 'RETIRADO', true, DAY)).toMatchObject([
      { campo: 'red', codigo: 'LOTE_SIN_NUMERO' },
    ]);
    const elsewhere = lotOf(2, { numeroLote: 'L1', estatus: 'CUARENTENA' });
    expect(changesAlong(elsewhere, held, 'RETIRADO')).toBe(true);
    expect(changesAlong(elsewhere, held, 'DISPONIBLE')).toBe(false);
    expect(changesAlong({ ...elsewhere, estatus: 'RETIRADO' }, held, 'DISPONIBLE')).toBe(true);
    expect(changesAlong(lotOf(2), held, 'RETIRADO')).toBe(false);
    expect(changesAlong({ ...elsewhere, estatus: 'RETIRADO' }, held, 'CUARENTENA')).toBe(false);
    expect(changesAlong({ ...elsewhere, estatus: 'CUARENTENA' }, held, 'SUSPENDIDO')).toBe(true);
  });

  it('keep every balance correct over any series of changes (DOMAIN c.1, 1 to 3)', () => {
    const change = fc.record({
      kind: fc.constantFrom(
        'entry' as const,
        'exit' as const,
        'reserve' as const,
        'release' as const,
        'status' as const,
        'taken' as const,
        'return' as const,
        'correction' as const,
      ),
      lot: fc.integer({ min: 1, max: 4 }),
      cantidad: fc.integer({ min: -1, max: 9 }),
      estatus: fc.constantFrom('DISPONIBLE' as const, 'CUARENTENA' as const, 'SUSPENDIDO' as const),
      held: fc.boolean(),
      unfit: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (all) => {
        let holding = holdingOf([]);
        let sequence = 0;
        let pieces = 0;
        const perLot = new Map<number, number>();
        let made = 0;
        for (const { kind, lot, cantidad, estatus, held, unfit } of all) {
          const changes: StockChange[] =
            kind === 'entry'
              ? [
                  {
                    kind,
                    tipo: 'E_PROVEEDOR',
                    ...KEY,
                    cantidad,
                    held: held ? 'CUARENTENA' : null,
                    lot: lotOf(lot, { costoUnitario: 5 }),
                  },
                ]
              : kind === 'correction'
                ? [{ kind, ...KEY, loteId: lot, caducidad: held ? '2026-02-01' : '2027-08-01', motivo: 'x' }]
                : kind === 'status'
                  ? [{ kind, ...KEY, loteId: lot, estatus, motivo: 'x' }]
                  : kind === 'taken'
                    ? [
                        { kind: 'reserve', ...KEY, loteId: lot, cantidad, unfit },
                        exit(lot, cantidad, { reserved: cantidad, unfit }),
                      ]
                    : kind === 'exit'
                      ? [exit(lot, cantidad)]
                      : kind === 'return'
                        ? [{ kind, tipo: 'E_REVERSA', ...KEY, loteId: lot, cantidad }]
                        : [{ kind, ...KEY, loteId: lot, cantidad, unfit }];
          const applied = applyChanges([holding], changes, DAY);
          if (applied.issues.length > 0) continue;
          const ids = new Map(applied.added.map(({ loteId }) => [loteId, ++made]));
          for (const { loteId, consecutivo, entrada, salida, saldoInsumo, saldoLote } of applied.movements) {
            const id = ids.get(loteId) ?? loteId;
            expect(consecutivo).toBe(++sequence);
            pieces += entrada - salida;
            perLot.set(id, (perLot.get(id) ?? 0) + entrada - salida);
            expect([saldoInsumo, saldoLote]).toEqual([pieces, perLot.get(id)]);
          }
          const after = applied.holdings[0]!;
          holding = {
            ...after,
            lots: after.lots.map((each) => ({ ...each, loteId: ids.get(each.loteId) ?? each.loteId })),
          };
          for (const each of holding.lots) {
            expect(each.existencia).toBe(perLot.get(each.loteId) ?? 0);
            expect(each.reservada).toBeGreaterThanOrEqual(0);
            expect(each.reservada).toBeLessThanOrEqual(each.existencia);
          }
          const { existencia, reservada, noDisponible } = summaryOf(holding, DAY);
          expect(existencia).toBe(holding.saldo);
          expect(existencia - reservada - noDisponible).toBe(
            holding.lots.reduce((sum, each) => sum + availableOn(each, DAY), 0),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a shipment', () => {
  it('conserves pieces, including held and missing ones (DOMAIN c.1, 5)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }),
        fc.nat(40),
        fc.nat(10),
        (amounts, usable, held) => {
          const lots = amounts.map((cantidad, index) => ({
            loteId: index + 1,
            numeroLote: null,
            caducidad: null,
            cantidad,
            cantidadRecibida: null,
            cantidadRetenida: null,
            loteRetenidoId: null,
          }));
          const arrived = received(lots, usable, held);
          const sum = (of: 'cantidadRecibida' | 'cantidadRetenida') =>
            arrived.reduce((total, lot) => total + (lot[of] ?? 0), 0);
          const sent = piecesOf(lots);
          expect(sum('cantidadRecibida')).toBe(Math.min(usable, sent));
          expect(sum('cantidadRetenida')).toBe(Math.min(held, sent - sum('cantidadRecibida')));
          expect(piecesOf(trimmed(lots, usable))).toBe(Math.min(usable, sent));
        },
      ),
    );
  });
  it('is suggested up to the maximum, in whole multiples', () => {
    const need = { maximo: 100, disponible: 35, enTransito: 10, multiplo: 10 };
    expect(suggestedAmount(need)).toBe(60);
    expect(suggestedAmount({ ...need, disponible: 95 })).toBe(0);
  });
  it('counts a lot as expired from the day after its date', () => {
    expect([
      isExpired({ caducidad: DAY }, DAY),
      isExpired({ caducidad: '2026-03-09' }, DAY),
      isExpired({ caducidad: null }, DAY),
    ]).toEqual([false, true, false]);
  });
});
