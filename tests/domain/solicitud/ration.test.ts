import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  monthsOf,
  ration,
  RATION_RULES,
  type RationLine,
  type RationPool,
} from '#areas/solicitudes/shared/solicitud/ration';
import { shareOut } from '#areas/solicitudes/shared/solicitud/share-out';

const line = (id: number, solicitada: number, more: Partial<RationLine> = {}): RationLine => ({
  id,
  solicitada,
  cuenta: 0,
  minimo: null,
  maximo: null,
  multiplo: 1,
  cpm: null,
  urgente: false,
  enviada: '2026-03-01T12:00:00.000Z',
  ...more,
});
const pool = (libre: number, lines: RationLine[], indispensable = false): RationPool => ({
  libre,
  indispensable,
  lines,
});
const told = (...args: Parameters<typeof ration>) => Object.fromEntries(ration(...args));
const sumOf = (given: ReadonlyMap<number, number>) => [...given.values()].reduce((sum, each) => sum + each, 0);

describe('rationing an insufficient supply', () => {
  it('shares in proportion to the last piece, the largest remainder first', () => {
    // Quotas are 4.29, 2.86 and 2.86. Among equal remainders, the lower id is first.
    expect(told(pool(10, [line(1, 15), line(2, 10), line(3, 10)]), 'PRORRATEO', false)).toEqual({ 1: 4, 2: 3, 3: 3 });
    expect(told(pool(1, [line(2, 10), line(1, 10)]), 'PRORRATEO', false)).toEqual({ 1: 1, 2: 0 });
    expect(told(pool(100, [line(1, 15), line(2, 10)]), 'PRORRATEO', false)).toEqual({ 1: 15, 2: 10 });
    expect(told(pool(-3, [line(1, 15)]), 'PRORRATEO', false)).toEqual({ 1: 0 });
  });
  it('gives equal remainders to urgent requests, then to the first to run out, then to the first sent', () => {
    const early = { enviada: '2026-02-01T12:00:00.000Z' };
    const last = (more: Partial<RationLine>) =>
      told(pool(1, [line(1, 5), line(2, 5, more)]), 'PRORRATEO', false)[2] === 1;
    expect(last({})).toBe(false);
    expect(last({ urgente: true })).toBe(true);
    expect(last({ cuenta: 3, cpm: 10 })).toBe(true);
    expect(last(early)).toBe(true);
  });
  it('shares whole packages, and single pieces only to complete a request', () => {
    const lines = [line(1, 30, { multiplo: 10 }), line(2, 25, { multiplo: 10 })];
    expect(told(pool(40, lines), 'PRORRATEO', false)).toEqual({ 1: 20, 2: 20 });
    expect(told(pool(45, lines), 'PRORRATEO', false)).toEqual({ 1: 20, 2: 25 });
    expect(told(pool(9, lines), 'PRORRATEO', false)).toEqual({ 1: 0, 2: 0 });
  });
  it('fills each line completely or not at all, in turn, when lines must be complete', () => {
    const lines = [line(1, 30), line(2, 50), line(3, 20, { urgente: true }), line(4, 5)];
    expect(told(pool(60, lines), 'COMPLETO', false)).toEqual({ 3: 20, 1: 30, 2: 0, 4: 5 });
  });
  it('fills no line above its maximum', () => {
    const lines = [line(1, 60, { maximo: 50, cuenta: 20 }), line(2, 60), line(3, 40, { maximo: 10, cuenta: 30 })];
    expect(told(pool(500, lines), 'MAXIMO', false)).toEqual({ 1: 30, 2: 60, 3: 0 });
    expect(told(pool(45, lines), 'MAXIMO', false)).toEqual({ 1: 15, 2: 30, 3: 0 });
  });
  it('fills lines below the minimum of an essential supply first', () => {
    const lines = [line(1, 100), line(2, 50, { minimo: 30, cuenta: 10 }), line(3, 50, { minimo: 20, cuenta: 20 })];
    expect(told(pool(50, lines, true), 'PRORRATEO', true)).toEqual({ 1: 17, 2: 25, 3: 8 });
    expect(told(pool(50, lines, false), 'PRORRATEO', true)).toEqual({ 1: 25, 2: 13, 3: 12 });
    // With an even larger shortage, the warehouses below their minimum share; the others get none.
    const short = [line(1, 100), line(2, 50, { minimo: 30 }), line(3, 50, { minimo: 10 })];
    expect(told(pool(20, short, true), 'PRORRATEO', true)).toEqual({ 1: 0, 2: 15, 3: 5 });
    expect(told(pool(20, short, true), 'COMPLETO', true)).toEqual({ 1: 0, 2: 15, 3: 5 });
  });
  it('states months of stock only when the use is known', () => {
    expect(monthsOf({ cuenta: 15, cpm: 10 }, 5)).toBe(2);
    expect(monthsOf({ cuenta: 15, cpm: 0 })).toBeNull();
    expect(monthsOf({ cuenta: 15, cpm: null })).toBeNull();
  });
});

const lineOf = fc.record({
  solicitada: fc.integer({ min: 1, max: 1_000_000 }),
  cuenta: fc.integer({ min: 0, max: 5000 }),
  minimo: fc.option(fc.integer({ min: 0, max: 5000 })),
  maximo: fc.option(fc.integer({ min: 0, max: 20_000 })),
  multiplo: fc.constantFrom(1, 1, 6, 10, 100),
  cpm: fc.option(fc.integer({ min: 0, max: 900 })),
  urgente: fc.boolean(),
});
const lines = fc
  .array(lineOf, { maxLength: 92 })
  .map((all) => all.map((each, index) => line(index + 1, each.solicitada, each)));
const rule = fc.constantFrom(...RATION_RULES);
const whole = fc.integer({ min: 0, max: 10_000_000 });

describe('with any requests and any stock', () => {
  it('no line gets more than requested, and the total never exceeds the stock, in whole packages or complete', () => {
    fc.assert(
      fc.property(whole, lines, rule, fc.boolean(), fc.boolean(), (libre, own, how, vital, guard) => {
        const given = ration(pool(libre, own, vital), how, guard);
        expect([...given.keys()].toSorted((a, b) => a - b)).toEqual(own.map(({ id }) => id));
        expect(sumOf(given)).toBeLessThanOrEqual(libre);
        for (const { id, solicitada, maximo, cuenta, multiplo } of own) {
          const pieces = given.get(id)!;
          expect(Number.isInteger(pieces) && pieces >= 0 && pieces <= solicitada).toBe(true);
          const most = how === 'MAXIMO' && maximo !== null ? Math.max(0, maximo - cuenta) : solicitada;
          expect(pieces).toBeLessThanOrEqual(most);
          expect(pieces % multiplo === 0 || pieces === solicitada).toBe(true);
        }
      }),
    );
  });
  it('pro rata leaves no piece that another line could take; by single pieces it leaves none', () => {
    fc.assert(
      fc.property(whole, lines, fc.boolean(), (libre, own, guard) => {
        const given = ration(pool(libre, own, true), 'PRORRATEO', guard);
        const left = libre - sumOf(given);
        const open = own.filter(({ id, solicitada }) => solicitada > given.get(id)!);
        for (const { id, solicitada, multiplo } of open)
          expect(left).toBeLessThan(Math.min(solicitada - given.get(id)!, multiplo));
        const single = own.map((each) => ({ ...each, multiplo: 1 }));
        const wanted = own.reduce((sum, { solicitada }) => sum + solicitada, 0);
        expect(sumOf(ration(pool(libre, single, true), 'PRORRATEO', guard))).toBe(Math.min(libre, wanted));
      }),
    );
  });
  it('a share is within a package of its quota, and does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(whole, lines, rule, fc.boolean(), (libre, own, how, guard) => {
        const single = own.map(({ id, solicitada }) => ({ id, wanted: solicitada, multiplo: 1 }));
        const wanted = single.reduce((sum, each) => sum + each.wanted, 0);
        const shares = shareOut(libre, single);
        // With sufficient stock, each share equals the wanted amount.
        const quota = Math.min(1, libre / wanted);
        for (const each of single) expect(Math.abs(shares.get(each.id)! - quota * each.wanted)).toBeLessThan(1);
        const turned = ration(pool(libre, own.toReversed(), true), how, guard);
        const straight = ration(pool(libre, own, true), how, guard);
        expect(own.map(({ id }) => turned.get(id))).toEqual(own.map(({ id }) => straight.get(id)));
      }),
    );
  });
  it('protected lines come first: none above its minimum gets pieces while one below could take a package', () => {
    fc.assert(
      fc.property(whole, lines, rule, (libre, own, how) => {
        const given = ration(pool(libre, own, true), how, true);
        const short = own.filter(
          ({ id, minimo, cuenta, solicitada, maximo, multiplo }) =>
            (minimo ?? 0) > cuenta &&
            given.get(id)! < Math.min((minimo ?? 0) - cuenta, solicitada) &&
            (how !== 'MAXIMO' || maximo === null || maximo - cuenta >= given.get(id)! + multiplo),
        );
        const beyond = own.filter(({ id, minimo, cuenta }) => (minimo ?? 0) <= cuenta && given.get(id)! > 0);
        const smallest = Math.min(
          ...short.map(({ id, multiplo, solicitada }) => Math.min(multiplo, solicitada - given.get(id)!)),
        );
        // The rest given to others is smaller than any package of a warehouse in need. Without such a warehouse, the limit is infinite.
        expect(beyond.reduce((sum, { id }) => sum + given.get(id)!, 0)).toBeLessThan(smallest);
      }),
    );
  });
});
