import { describe, expect, it } from 'vitest';
import { exchangeDeliveryIssues } from '#areas/proveedores/shared/proveedores/delivery-issues';
import { dueReminder } from '#areas/proveedores/shared/proveedores/due-reminder';
import { exchanged } from '#areas/proveedores/shared/proveedores/exchanged';
import {
  claimedOf,
  heldOf,
  pendingOf,
  type ExchangeLine,
  type Kind,
} from '#areas/proveedores/shared/proveedores/exchange-line';
import { exchangeRight, type LetterFacts } from '#areas/proveedores/shared/proveedores/exchange-right';
import { lastDayOfRight } from '#areas/proveedores/shared/proveedores/last-day-of-right';
import { letterState } from '#areas/proveedores/shared/proveedores/letter-state';
import { applyChanges, type Holding } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import type { Lot } from '#areas/inventario/shared/inventario/lot';

const DAY = '2026-06-15';
const letter = (more: Partial<LetterFacts> = {}): LetterFacts => ({
  estatus: 'VIGENTE',
  vigenciaFecha: '2026-07-01',
  cantidad: 100,
  cantidadCanjeada: 0,
  piezasEnCanje: 0,
  ...more,
});

describe('the right to exchange', () => {
  it.each([
    ['without a letter there is none', null, 'SIN_CARTA', 0, null],
    ['it counts to the last day of the letter', letter({ vigenciaFecha: DAY }), 'EN_VIGOR', 100, 0],
    [
      'and is gone the day after, however long the lot is good',
      letter({ vigenciaFecha: '2026-06-14' }),
      'VENCIDO',
      0,
      -1,
    ],
    [
      'a lot that has expired keeps it as long as its letter says',
      letter({ vigenciaFecha: '2026-12-31' }),
      'EN_VIGOR',
      100,
      199,
    ],
    [
      'what was exchanged and what is being exchanged is taken off',
      letter({ estatus: 'EN_CANJE', cantidadCanjeada: 60, piezasEnCanje: 30 }),
      'EN_VIGOR',
      10,
      16,
    ],
    [
      'nothing is left of it',
      letter({ estatus: 'EN_CANJE', cantidadCanjeada: 60, piezasEnCanje: 40 }),
      'AGOTADO',
      0,
      16,
    ],
    ['a letter that was cancelled gives none', letter({ estatus: 'CANCELADA' }), 'CANCELADO', 0, 16],
    ['one that expired gives none, whatever its date says', letter({ estatus: 'VENCIDA' }), 'VENCIDO', 0, 16],
  ] as const)('%s', (_what, of, state, pieces, daysLeft) => {
    expect(exchangeRight(of, DAY)).toEqual({ state, pieces, daysLeft });
  });

  it.each([
    ['2026-01-31', 6, null, '2026-07-31'],
    ['2026-01-31', 1, null, '2026-02-28'],
    ['2026-01-01', 12, '2026-09-30', '2026-09-30'],
    ['2026-01-01', 3, '2026-09-30', '2026-04-01'],
  ] as const)(
    'granted by a letter of %s for %i months, for a lot until %s, ends on %s',
    (memoFecha, vigenciaMeses, caducidad, until) => {
      expect(lastDayOfRight({ memoFecha, vigenciaMeses, caducidad })).toBe(until);
    },
  );

  it.each([
    [91, null, null],
    [90, null, 90],
    [89, 90, null],
    [60, 90, 60],
    [45, 60, null],
    [30, 60, 30],
    [15, 30, 15],
    [3, 15, null],
    // A letter registered late has one reminder, not four.
    [20, null, 30],
    [0, null, 15],
    [-1, 30, null],
  ])('has, with %i days left and the last reminder at %s days, reminder %s due', (left, told, due) => {
    expect(dueReminder(left, told)).toBe(due);
  });

  it.each([
    [100, 0, 0, 'VIGENTE'],
    [100, 0, 5, 'EN_CANJE'],
    [100, 40, 5, 'EN_CANJE'],
    [100, 40, 0, 'APLICADA_PARCIAL'],
    [100, 100, 0, 'APLICADA'],
  ])(
    'for %i pieces with %i exchanged and %i in exchange has state %s',
    (cantidad, cantidadCanjeada, piezasEnCanje, state) => {
      expect(letterState({ cantidad, cantidadCanjeada, piezasEnCanje })).toBe(state);
    },
  );
});

describe('the delivery of an exchange', () => {
  const line = (more: Partial<ExchangeLine> = {}) => ({ cantidadSale: 10, cantidadEntra: 10, recibido: 10, ...more });
  const told = (tipo: Kind, ...lines: Partial<ExchangeLine>[]) =>
    exchangeDeliveryIssues(tipo, lines.map(line)).map(({ campo, codigo }) => `${campo} ${codigo}`);

  it.each([
    ['as many as were promised', 'MISMO_INSUMO', {}, []],
    ['some of them', 'MISMO_INSUMO', { recibido: 4 }, []],
    ['as many handed over', 'MISMO_INSUMO', { recibido: 4, entregado: 4 }, []],
    ['fewer handed over', 'MISMO_INSUMO', { recibido: 4, entregado: 3 }, ['lineas.0.entregado PIEZAS_DESCUADRADAS']],
    ['more than were promised', 'MISMO_INSUMO', { recibido: 11 }, ['lineas.0.recibido MAXIMO']],
    ['more than are left', 'MISMO_INSUMO', { recibido: 3, recibidoCantidad: 8 }, ['lineas.0.recibido MAXIMO']],
    ['nothing', 'MISMO_INSUMO', { recibido: 0 }, ['lineas CANJE_NADA_RECIBIDO']],
    ['some damaged', 'MISMO_INSUMO', { recibido: 8, condicion: 'EMPAQUE_DANADO' }, []],
    [
      'damaged ones that were taken all the same',
      'MISMO_INSUMO',
      { condicion: 'EMPAQUE_DANADO' },
      ['lineas.0.condicion CONDICION_SIN_RECHAZO'],
    ],
    ['a substitute, two for five', 'SUSTITUTO', { cantidadEntra: 4, recibido: 4, entregado: 10 }, []],
    ['a substitute, in part', 'SUSTITUTO', { cantidadEntra: 4, recibido: 1, entregado: 2 }, []],
    [
      'a substitute with other pieces',
      'SUSTITUTO',
      { cantidadEntra: 4, recibido: 1, entregado: 3 },
      ['lineas.0.entregado PIEZAS_DESCUADRADAS'],
    ],
    ['a credit note', 'NOTA_CREDITO', { cantidadEntra: null, recibido: 10 }, []],
  ] as const)('%s', (_what, tipo, of, issues) => {
    expect(told(tipo, of)).toEqual(issues);
  });

  it('names the line that is wrong', () => {
    expect(told('MISMO_INSUMO', {}, { recibido: 5, entregado: 6 }, {})).toEqual([
      'lineas.1.entregado PIEZAS_DESCUADRADAS',
    ]);
  });
});

/** Creates a generator of random numbers that repeats for a seed. */
function drawn(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % (most + 1);
  };
}

const KINDS: readonly Kind[] = ['MISMO_INSUMO', 'SUSTITUTO', 'NOTA_CREDITO'];
const RUNS = Number(process.env['EXCHANGE_RUNS'] ?? 300);

describe(`${RUNS} exchanges, each received in pieces`, () => {
  it('conserves pieces, never holds more than the stock, and ends with nothing reserved or claimed', () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const draw = drawn(seed);
      const tipo = KINDS[draw(5) % 3]!;
      const cantidadSale = 1 + draw(500);
      const cantidadEntra = tipo === 'SUSTITUTO' ? 1 + draw(500) : tipo === 'NOTA_CREDITO' ? null : cantidadSale;
      const stocked = cantidadSale + draw(50);
      const piezasPorDerecho = draw(cantidadSale);
      let line = { cantidadSale, cantidadEntra, piezasPorDerecho, recibidoCantidad: 0, entregadoCantidad: 0 };
      const claimed = { canjeada: 0, enCanje: piezasPorDerecho };
      const key = { almacenId: 1, insumoId: 1 };
      const old: Lot = {
        ...key,
        loteId: 1,
        numeroLote: 'VIEJO',
        caducidad: '2026-01-01',
        fuenteFinanciamientoId: null,
        programaId: null,
        costoUnitario: 3,
        estatus: 'CADUCADO',
        existencia: stocked,
        reservada: 0,
        fechaRecepcion: '2025-01-01',
      };
      let holding: Holding = { ...key, insumoClave: 'X', lots: [old], movimientos: 0, saldo: stocked, enTransito: 0 };
      const change = (...changes: StockChange[]) => {
        const { holdings, issues } = applyChanges([holding], changes, DAY);
        expect(issues, `seed ${seed}`).toEqual([]);
        holding = holdings[0]!;
      };
      change({ kind: 'reserve', ...key, loteId: 1, cantidad: cantidadSale, unfit: true });
      let [entered, left] = [0, 0];
      for (let round = 0; pendingOf(tipo, line) > 0 && round < 40; round += 1) {
        const pending = pendingOf(tipo, line);
        const received = round === 39 || draw(3) === 0 ? pending : Math.min(pending, 1 + draw(pending));
        expect(exchangeDeliveryIssues(tipo, [{ ...line, recibido: received }]), `seed ${seed}`).toEqual([]);
        const moved = exchanged(tipo, line, received);
        expect(moved.out, `seed ${seed}`).toBeGreaterThanOrEqual(0);
        // Pieces of the same supply balance: as many enter as leave.
        expect(tipo === 'MISMO_INSUMO' ? moved.in - moved.out : 0, `seed ${seed}`).toBe(0);
        const before = claimedOf(line);
        line = {
          ...line,
          recibidoCantidad: line.recibidoCantidad + moved.in,
          entregadoCantidad: line.entregadoCantidad + moved.out,
        };
        const used = before - claimedOf(line);
        claimed.canjeada += used;
        claimed.enCanje -= used;
        change(
          ...(moved.out > 0
            ? [
                {
                  kind: 'exit',
                  tipo: 'S_CANJE',
                  ...key,
                  loteId: 1,
                  cantidad: moved.out,
                  reserved: moved.out,
                  unfit: true,
                } as const,
              ]
            : []),
          ...(moved.in > 0
            ? [
                {
                  kind: 'entry',
                  tipo: 'E_CANJE',
                  ...key,
                  cantidad: moved.in,
                  lot: {
                    numeroLote: 'NUEVO',
                    caducidad: '2029-01-01',
                    fuenteFinanciamientoId: null,
                    programaId: null,
                    costoUnitario: 3,
                  },
                } as const,
              ]
            : []),
        );
        [entered, left] = [entered + moved.in, left + moved.out];
        const there = holding.lots.find(({ loteId }) => loteId === 1)!;
        expect(there.reservada, `seed ${seed}`).toBe(heldOf(line));
        expect(holding.saldo, `seed ${seed}`).toBe(stocked + entered - left);
      }
      expect([left, entered], `seed ${seed}`).toEqual([cantidadSale, cantidadEntra ?? 0]);
      expect(claimed, `seed ${seed}`).toEqual({ canjeada: piezasPorDerecho, enCanje: 0 });
      expect(tipo === 'MISMO_INSUMO' ? holding.saldo - stocked : 0, `seed ${seed}`).toBe(0);
    }
  });
});
