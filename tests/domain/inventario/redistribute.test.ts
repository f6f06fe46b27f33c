import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '#areas/red/shared/geografia/distance-km';
import { redistribute, type Giver, type Taker } from '#areas/inventario/shared/inventario/redistribute';

const DAY = '2026-03-10';
const SALTILLO = { latitud: 25.42, longitud: -101 };
const TORREON = { latitud: 25.54, longitud: -103.41 };
const giver = (almacenId: number, more: Partial<Giver> = {}): Giver => ({
  almacenId,
  excedente: 100,
  enRiesgo: 0,
  caducidad: null,
  costoUnitario: 2.5,
  place: SALTILLO,
  ...more,
});
const taker = (almacenId: number, more: Partial<Taker> = {}): Taker => ({
  almacenId,
  faltante: 30,
  disponible: 0,
  cpm: 20,
  multiplo: 1,
  place: SALTILLO,
  ...more,
});
const told = (givers: Giver[], takers: Taker[]) =>
  redistribute(givers, takers, DAY).map(({ origenId, destinoId, cantidad, motivo }) => [
    origenId,
    destinoId,
    cantidad,
    motivo,
  ]);

describe('a redistribution', () => {
  it('measures straight-line distances', () => {
    expect(distanceKm(SALTILLO, TORREON)).toBeCloseTo(242, 0);
    expect(distanceKm(SALTILLO, SALTILLO)).toBe(0);
  });
  it('takes pieces from the nearest warehouse with a surplus', () => {
    expect(told([giver(1, { place: TORREON }), giver(2)], [taker(9)])).toEqual([[2, 9, 30, 'EXCEDENTE']]);
    expect(redistribute([giver(1, { place: TORREON })], [taker(9)], DAY)[0]).toMatchObject({
      importe: 75,
      distanciaKm: expect.closeTo(242, 0) as number,
    });
    expect(redistribute([giver(1, { place: null })], [taker(9)], DAY)[0]).toMatchObject({ distanciaKm: null });
  });
  it('takes first the pieces about to expire, if they can be used in time', () => {
    const expiring = giver(1, { excedente: 0, enRiesgo: 40, caducidad: '2026-04-16', place: TORREON });
    // After the move, 30 days are left; at 20 pieces a month, 19 are used by then.
    expect(told([expiring, giver(2)], [taker(9)])).toEqual([
      [1, 9, 19, 'POR_CADUCAR'],
      [2, 9, 11, 'EXCEDENTE'],
    ]);
    expect(told([expiring], [taker(9, { cpm: null })])).toEqual([]);
  });
  it('serves first the warehouse that runs out first, in whole packages', () => {
    const takers = [taker(8, { disponible: 10 }), taker(9, { faltante: 95, multiplo: 10 })];
    expect(told([giver(1)], takers)).toEqual([
      [1, 9, 90, 'EXCEDENTE'],
      [1, 8, 10, 'EXCEDENTE'],
    ]);
    expect(told([giver(1)], [taker(1)])).toEqual([]);
  });
  it('never moves more than the surplus or the shortage', () => {
    const givers = fc.array(
      fc.record({
        excedente: fc.nat(50),
        enRiesgo: fc.nat(50),
        caducidad: fc.constantFrom('2026-03-12', '2026-05-01', '2027-01-01'),
      }),
      { maxLength: 5 },
    );
    const takers = fc.array(
      fc.record({
        faltante: fc.nat(60),
        disponible: fc.nat(20),
        cpm: fc.option(fc.nat(40)),
        multiplo: fc.integer({ min: 1, max: 7 }),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(givers, takers, (from, to) => {
        const [all, wanting] = [
          from.map((each, index) => giver(index, each)),
          to.map((each, index) => taker(100 + index, each)),
        ];
        const moves = redistribute(all, wanting, DAY);
        const sum = (which: (move: (typeof moves)[number]) => boolean) =>
          moves.filter(which).reduce((total, { cantidad }) => total + cantidad, 0);
        for (const { almacenId, excedente, enRiesgo } of all)
          expect(sum(({ origenId }) => origenId === almacenId)).toBeLessThanOrEqual(Math.max(excedente, enRiesgo));
        for (const { almacenId, faltante, multiplo } of wanting) {
          const got = sum(({ destinoId }) => destinoId === almacenId);
          expect(got).toBeLessThanOrEqual(faltante);
          expect(got % multiplo).toBe(0);
        }
      }),
    );
  });
});
