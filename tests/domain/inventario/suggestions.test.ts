import { describe, expect, it } from 'vitest';
import { insumoConfiguracion, type SuggestionBasis } from '#areas/inventario/shared/insumo-configuracion/derived';
import { averageUse, totalsOf, type MonthOfUse } from '#areas/inventario/shared/inventario/average-use';
import { suggestedLevels } from '#areas/inventario/shared/inventario/suggested-levels';

const month = (mes: string, diasConExistencia: number, consumo: number, negadas = 0): MonthOfUse => ({
  mes,
  diasMes: 30,
  diasConExistencia,
  consumo,
  negadas,
});
const averageOf = (...months: MonthOfUse[]) => averageUse(totalsOf(months));

describe('average monthly use', () => {
  it('is spread over the days in stock, in months of 30.4 days', () => {
    expect(averageOf(month('2026-01', 30, 60), month('2026-02', 30, 30), month('2026-03', 30, 0)).cpm).toBe(30.4);
    // With half of the days without stock, the same pieces mean twice the use.
    expect(averageOf(month('2026-01', 15, 30)).cpm).toBe(60.8);
  });

  it('leaves out months without a day in stock, whatever their demand', () => {
    const totals = totalsOf([month('2026-01', 30, 30), month('2026-02', 0, 0, 90)]);
    expect(totals).toMatchObject({ mesesConDatos: 1, diasConExistencia: 30, diasSinExistencia: 0, negadas: 90 });
    expect(averageUse(totals)).toMatchObject({ cpm: 30.4, demandaMensual: 60.8 });
  });

  it('states the demand over all days, served or not, beside the use', () => {
    expect(averageOf(month('2026-01', 10, 10, 50))).toMatchObject({ cpm: 30.4, demandaMensual: 60.8 });
  });

  it('is provisional with less than three months, unknown without any, and never negative', () => {
    expect(averageOf(month('2026-01', 30, 1), month('2026-02', 30, 1)).provisional).toBe(true);
    expect(averageOf(month('2026-01', 30, 1), month('2026-02', 1, 1), month('2026-03', 30, 1)).provisional).toBe(false);
    expect(averageOf()).toEqual({ cpm: null, demandaMensual: null, provisional: true });
    expect(averageOf(month('2026-01', 30, -5)).cpm).toBe(0);
  });
});

describe('suggested levels', () => {
  const needs = { cpm: 30.4, clasificacionVen: null, mesesCobertura: 1, diasEntrega: 7 };

  it('are the safety stock, the use until an order arrives, and the months of cover', () => {
    // 0.5 × 30.4 = 15.2; 7 a week; a month 30.4.
    expect(suggestedLevels(needs)).toEqual({ minimo: 16, puntoReorden: 23, maximo: 54 });
  });

  it('cover a whole month of vital supplies, and a quarter of non-essential ones', () => {
    expect(suggestedLevels({ ...needs, clasificacionVen: 'VITAL' })).toEqual({
      minimo: 31,
      puntoReorden: 38,
      maximo: 69,
    });
    expect(suggestedLevels({ ...needs, clasificacionVen: 'NO_ESENCIAL' })).toEqual({
      minimo: 8,
      puntoReorden: 15,
      maximo: 46,
    });
    expect(suggestedLevels({ ...needs, clasificacionVen: 'ESENCIAL' })).toEqual(suggestedLevels(needs));
  });

  it('are not suggested when the use is zero or unknown', () => {
    expect(suggestedLevels({ ...needs, cpm: null })).toBeNull();
    expect(suggestedLevels({ ...needs, cpm: 0 })).toBeNull();
  });

  it('are in ascending order, and within the limits of a level', () => {
    for (const cpm of [0.01, 1, 7.77, 1234.56, 9_999_999_999])
      for (const mesesCobertura of [0.25, 6])
        for (const diasEntrega of [0, 120])
          for (const clasificacionVen of ['VITAL', 'NO_ESENCIAL']) {
            const levels = suggestedLevels({ cpm, mesesCobertura, diasEntrega, clasificacionVen })!;
            expect(levels.minimo).toBeLessThanOrEqual(levels.puntoReorden);
            expect(levels.puntoReorden).toBeLessThanOrEqual(levels.maximo);
            expect(levels.maximo).toBeLessThanOrEqual(10_000_000);
          }
  });
});

describe('the suggestion of a setting', () => {
  const setting: SuggestionBasis = {
    minimo: 16,
    puntoReorden: 23,
    maximo: 54,
    mesesCobertura: 1,
    diasEntrega: 7,
    clasificacionVen: 'ESENCIAL',
    cpmManual: null,
    cpmCalculado: 30.4,
    mesesConDatos: 6,
  };

  it('states the change of each level', () => {
    expect(insumoConfiguracion(setting)).toMatchObject({
      sugerencia: 'IGUAL',
      conSugerencia: false,
      diferenciaMaximo: 0,
    });
    expect(insumoConfiguracion({ ...setting, maximo: 40 })).toMatchObject({
      sugerencia: 'SUBIR',
      conSugerencia: true,
      diferenciaMaximo: 14,
    });
    expect(insumoConfiguracion({ ...setting, minimo: 20 })).toMatchObject({
      sugerencia: 'BAJAR',
      diferenciaMaximo: 0,
    });
    expect(insumoConfiguracion({ ...setting, cpmCalculado: null })).toMatchObject({
      sugerencia: 'SIN_DATOS',
      maximoSugerido: null,
      diferenciaMaximo: null,
    });
  });

  it('uses the manually set consumption, which is not provisional', () => {
    expect(insumoConfiguracion({ ...setting, mesesConDatos: 2 })).toMatchObject({ cpm: 30.4, cpmProvisional: true });
    expect(insumoConfiguracion({ ...setting, cpmManual: 60.8, mesesConDatos: 2 })).toMatchObject({
      cpm: 60.8,
      cpmProvisional: false,
      sugerencia: 'SUBIR',
      minimoSugerido: 31,
    });
  });
});
