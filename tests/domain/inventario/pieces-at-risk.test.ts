import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesAtRisk } from '#areas/inventario/shared/inventario/pieces-at-risk';
import { addDays } from '#platform/shared/dates/days';

const DAY = '2026-03-10';
const lot = (loteId: number, days: number | null, existencia: number) => ({
  loteId,
  caducidad: days === null ? null : addDays(DAY, days),
  existencia,
});
const risksOf = (lots: readonly ReturnType<typeof lot>[], monthlyUse: number) =>
  Object.fromEntries(piecesAtRisk(lots, monthlyUse, DAY));

describe('pieces that will not be used in time', () => {
  it('are those left of a lot on its last day', () => {
    // At one piece a day, eleven are used by the end of the tenth day after today.
    expect(risksOf([lot(1, 10, 15)], 30.4)).toEqual({ 1: 4 });
    expect(risksOf([lot(1, 10, 11)], 30.4)).toEqual({ 1: 0 });
  });

  it('are counted in a later lot once the earlier ones are used up', () => {
    expect(risksOf([lot(2, 20, 30), lot(1, 10, 8)], 30.4)).toEqual({ 1: 0, 2: 17 });
  });

  it('are all pieces when none is used, and no pieces without an expiry date', () => {
    expect(risksOf([lot(1, 10, 5), lot(2, null, 7)], 0)).toEqual({ 1: 5 });
  });

  it('never exceed the stock and never rise with more use', () => {
    const lots = fc.array(fc.tuple(fc.integer({ min: -5, max: 400 }), fc.integer({ min: 1, max: 500 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(lots, fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }), (given, some, more) => {
        const all = given.map(([days, pieces], index) => lot(index + 1, days, pieces));
        const sum = (use: number) => [...piecesAtRisk(all, use, DAY).values()].reduce((total, risk) => total + risk, 0);
        for (const [id, risk] of piecesAtRisk(all, some, DAY)) {
          expect(risk).toBeGreaterThanOrEqual(0);
          expect(risk).toBeLessThanOrEqual(all[id - 1]!.existencia);
        }
        expect(sum(some + more)).toBeLessThanOrEqual(sum(some));
      }),
    );
  });
});
