import { describe, expect, it } from 'vitest';
import { fluidTotals } from '#areas/consulta/shared/signos/fluid-totals';
import { impossibleValues } from '#areas/consulta/shared/signos/impossible-values';
import type { VitalSigns } from '#areas/consulta/shared/signos/vital-signs';

/** Hard limits of DOMAIN a.4, signos. */
describe('impossible values', () => {
  it.each<[string, VitalSigns, string[]]>([
    ['a systolic pressure of 400', { tas: 400, tad: 80 }, ['tas MAXIMO']],
    ['a systolic pressure of 300', { tas: 300, tad: 80 }, []],
    ['a systolic pressure of 29', { tas: 29, tad: 20 }, ['tas MINIMO']],
    ['a diastolic pressure as high as the systolic', { tas: 80, tad: 80 }, ['tas MAYOR_QUE_CAMPO']],
    ['a systolic pressure alone', { tas: 120 }, ['tad REQUERIDO']],
    ['a diastolic pressure alone', { tad: 80 }, ['tas REQUERIDO']],
    ['a pulse of 301', { frecuenciaCardiaca: 301 }, ['frecuenciaCardiaca MAXIMO']],
    ['a pulse of 10', { frecuenciaCardiaca: 10 }, []],
    ['a temperature of 45.1', { temperatura: 45.1 }, ['temperatura MAXIMO']],
    ['a saturation of 101', { spo2: 101 }, ['spo2 MAXIMO']],
    ['a saturation of 29', { spo2: 29 }, ['spo2 MINIMO']],
    ['pain of 11', { dolor: 11 }, ['dolor MAXIMO']],
    ['a weight of 0.29 kg', { peso: 0.29 }, ['peso MINIMO']],
    ['a flow of 71 L/min', { oxigenoSuplementario: true, flujoLpm: 71 }, ['flujoLpm MAXIMO']],
    ['a fraction of 20 %', { oxigenoSuplementario: true, fio2: 20 }, ['fio2 MINIMO']],
    ['eyes of 5', { glasgowOcular: 5 }, ['glasgowOcular MAXIMO']],
    ['fluids of 20,001 mL', { liquidos: [{ tipo: 'ORINA', ml: 20_001 }] }, ['liquidos.0.ml MAXIMO']],
    ['two values at once', { spo2: 101, dolor: 11 }, ['spo2 MAXIMO', 'dolor MAXIMO']],
    ['unusual values', { tas: 85, tad: 40, frecuenciaCardiaca: 140, spo2: 80 }, []],
    ['nothing', {}, []],
  ])('are determined for %s', (_what, signs, found) => {
    expect(impossibleValues(signs).map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual(found);
  });
});

describe('totals of fluids', () => {
  it.each<[string, Parameters<typeof fluidTotals>[0], (number | null)[]]>([
    ['nothing', [], [null, null, null]],
    ['intake alone', [{ tipo: 'VIA_ORAL', ml: 200 }], [200, null, null]],
    ['urine alone', [{ tipo: 'ORINA', ml: 350 }], [null, 350, 350]],
    ['output without urine', [{ tipo: 'DRENAJE', ml: 50 }], [null, 50, null]],
    [
      'every kind',
      [
        { tipo: 'VIA_ORAL', ml: 1 },
        { tipo: 'SONDA', ml: 2 },
        { tipo: 'INTRAVENOSA', ml: 4 },
        { tipo: 'HEMODERIVADOS', ml: 8 },
        { tipo: 'OTRO_INGRESO', ml: 16 },
        { tipo: 'ORINA', ml: 32 },
        { tipo: 'EVACUACION', ml: 64 },
        { tipo: 'VOMITO', ml: 128 },
        { tipo: 'DRENAJE', ml: 256 },
        { tipo: 'SANGRADO', ml: 512 },
        { tipo: 'OTRO_EGRESO', ml: 1024 },
      ],
      [31, 2016, 32],
    ],
  ])('are determined for %s', (_what, lines, [ingresosMl, egresosMl, uresisMl]) => {
    expect(fluidTotals(lines)).toEqual({ ingresosMl, egresosMl, uresisMl });
  });
});
