import { describe, expect, it } from 'vitest';
import { lastCount, type CountLine } from '#areas/inventario/shared/conteo/line';
import { amountsOf as extraordinaryAmounts } from '#areas/inventario/shared/extraordinaria/amounts';
import { distanceKm } from '#areas/red/shared/geografia/distance-km';
import { exceedsGrowthLimit } from '#areas/inventario/shared/inventario/grows-too-much';
import { amountsOf as receivedAmounts } from '#areas/proveedores/shared/recepcion/amounts';

it('an extraordinary movement has the total of its pieces and of their known cost', () => {
  expect(
    extraordinaryAmounts([
      { cantidad: 3, costoUnitario: 10.5 },
      { cantidad: 2, costoUnitario: null },
      { cantidad: 1, costoUnitario: 0.33335 },
    ]),
  ).toEqual({
    piezas: 6,
    importeTotal: 31.8334,
    lineas: [
      { cantidad: 3, costoUnitario: 10.5, importe: 31.5 },
      { cantidad: 2, costoUnitario: null, importe: null },
      { cantidad: 1, costoUnitario: 0.33335, importe: 0.3334 },
    ],
  });
});

it('a delivery has the total of its accepted pieces, with the tax of each line', () => {
  expect(
    receivedAmounts([
      { cantidad: 10, cantidadRechazada: 4, costoUnitario: 100, ivaPorcentaje: 16 },
      { cantidad: 5, costoUnitario: 20, ivaPorcentaje: 0 },
      { cantidad: 2, costoUnitario: null, ivaPorcentaje: 16 },
      { cantidad: 1, costoUnitario: 1 },
    ]),
  ).toMatchObject({
    piezas: 14,
    piezasRechazadas: 4,
    subtotal: 701,
    ivaTotal: 96,
    importeTotal: 797,
    lineas: [{ importe: 600 }, { importe: 100 }, { importe: null }, { importe: 1 }],
  });
});

describe('a line of a count', () => {
  const line = (values: object) => values as CountLine;
  const [first, second] = ['2026-03-10T14:00:00Z', '2026-03-10T16:00:00Z'];
  it.each([
    ['that nobody counted', {}, null],
    ['that was counted', { conteo1: 0, contadoEn: first }, { pieces: 0, at: first }],
    [
      'that was counted again',
      { conteo1: 4, contadoEn: first, conteo2: 0, recontadoEn: second },
      { pieces: 0, at: second },
    ],
    ['whose moment is not known', { conteo1: 4, contadoEn: null }, null],
    ['without a figure', { conteo1: null, contadoEn: first }, null],
  ])('%s has the latest figure', (_what, values, expected) => {
    expect(lastCount(line(values))).toEqual(expected);
  });
});

/** Expected values on a sphere of 6371 km (IUGG): half of the circumference, and a quarter from pole to equator. */
describe('the distance', () => {
  const saltillo = { latitud: 25.4232, longitud: -101.0053 };
  const monterrey = { latitud: 25.6866, longitud: -100.3161 };
  it('is zero to the same place, equal in both directions, and half of the circumference to the antipode', () => {
    expect(distanceKm(saltillo, saltillo)).toBe(0);
    expect(distanceKm(saltillo, monterrey)).toBeCloseTo(75, 0);
    expect(distanceKm(monterrey, saltillo)).toBe(distanceKm(saltillo, monterrey));
    expect(distanceKm({ latitud: 0, longitud: 0 }, { latitud: 0, longitud: 180 })).toBeCloseTo(Math.PI * 6371, 6);
    expect(distanceKm({ latitud: 90, longitud: 0 }, { latitud: 0, longitud: 0 })).toBeCloseTo((Math.PI / 2) * 6371, 6);
  });
});

it.each([
  [100, 120, false],
  [100, 121, true],
  [0, 1, true],
  [50, 10, false],
])('a maximum of %i may change to %i without a second person, or not', (before, after, takesAnother) => {
  expect(exceedsGrowthLimit(before, after)).toBe(takesAnother);
});
