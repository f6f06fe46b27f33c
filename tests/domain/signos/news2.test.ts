import { describe, expect, it } from 'vitest';
import { NEWS2_SIGNS, news2, type News2Sign } from '#areas/consulta/shared/signos/news2';
import type { PatientAt, VitalSigns } from '#areas/consulta/shared/signos/vital-signs';

const ADULT: PatientAt = { years: 40, pregnant: false, copd: false };
const WELL: VitalSigns = {
  frecuenciaRespiratoria: 18,
  spo2: 97,
  oxigenoSuplementario: false,
  tas: 120,
  frecuenciaCardiaca: 80,
  conciencia: 'A',
  temperatura: 36.8,
};
const pointsOf = (signo: News2Sign, signs: VitalSigns) =>
  news2({ ...WELL, ...signs }, ADULT).componentes.find((each) => each.signo === signo)?.puntos;

/** Chart 1 of «National Early Warning Score (NEWS) 2», Royal College of Physicians, London 2017: both sides of each boundary. */
const CHART: readonly (readonly [News2Sign, readonly (readonly [number, number])[]])[] = [
  [
    'frecuenciaRespiratoria',
    [
      [3, 3],
      [8, 3],
      [9, 1],
      [11, 1],
      [12, 0],
      [20, 0],
      [21, 2],
      [24, 2],
      [25, 3],
      [60, 3],
    ],
  ],
  [
    'tas',
    [
      [60, 3],
      [90, 3],
      [91, 2],
      [100, 2],
      [101, 1],
      [110, 1],
      [111, 0],
      [219, 0],
      [220, 3],
      [260, 3],
    ],
  ],
  [
    'frecuenciaCardiaca',
    [
      [30, 3],
      [40, 3],
      [41, 1],
      [50, 1],
      [51, 0],
      [90, 0],
      [91, 1],
      [110, 1],
      [111, 2],
      [130, 2],
      [131, 3],
    ],
  ],
  [
    'temperatura',
    [
      [34, 3],
      [35, 3],
      [35.1, 1],
      [36, 1],
      [36.1, 0],
      [38, 0],
      [38.1, 1],
      [39, 1],
      [39.1, 2],
      [41, 2],
    ],
  ],
];

describe('NEWS2', () => {
  it.each(CHART)('%s scores the points of the chart', (signo, cases) => {
    expect(cases.map(([value]) => [value, pointsOf(signo, { [signo]: value })])).toEqual(cases);
  });

  it('reads saturation by scale 1, with oxygen or without', () => {
    const cases = [
      [83, 3],
      [91, 3],
      [92, 2],
      [93, 2],
      [94, 1],
      [95, 1],
      [96, 0],
      [100, 0],
    ] as const;
    for (const oxigenoSuplementario of [false, true])
      expect(cases.map(([spo2]) => [spo2, pointsOf('spo2', { spo2, oxigenoSuplementario })])).toEqual(cases);
  });

  it('reads saturation by scale 2, on which high values score only with oxygen', () => {
    const low = [
      [70, 3],
      [83, 3],
      [84, 2],
      [85, 2],
      [86, 1],
      [87, 1],
      [88, 0],
      [92, 0],
    ] as const;
    const air = [...low, [93, 0], [94, 0], [95, 0], [96, 0], [97, 0], [100, 0]] as const;
    const oxygen = [...low, [93, 1], [94, 1], [95, 2], [96, 2], [97, 3], [100, 3]] as const;
    const at = (oxigenoSuplementario: boolean) => (spo2: number) =>
      [spo2, pointsOf('spo2', { spo2, oxigenoSuplementario, escalaSpo2: 'ESCALA_2' })] as const;
    expect(air.map(([spo2]) => at(false)(spo2))).toEqual(air);
    expect(oxygen.map(([spo2]) => at(true)(spo2))).toEqual(oxygen);
  });

  it('scores two for oxygen, and three for any consciousness but alert', () => {
    expect(pointsOf('oxigenoSuplementario', { oxigenoSuplementario: true })).toBe(2);
    expect(pointsOf('oxigenoSuplementario', { oxigenoSuplementario: false })).toBe(0);
    expect((['A', 'C', 'V', 'P', 'U'] as const).map((conciencia) => pointsOf('conciencia', { conciencia }))).toEqual([
      0, 3, 3, 3, 3,
    ]);
  });

  // DOMAIN annex C.
  it('gives 0 to a healthy patient, and 19 to the worked example', () => {
    expect(news2(WELL, ADULT)).toMatchObject({ aplica: true, completo: true, total: 0, riesgo: 'BAJO', faltan: [] });
    const ill: VitalSigns = {
      frecuenciaRespiratoria: 26,
      spo2: 90,
      oxigenoSuplementario: true,
      tas: 88,
      frecuenciaCardiaca: 135,
      conciencia: 'V',
      temperatura: 39.5,
    };
    const score = news2(ill, ADULT);
    expect(score).toMatchObject({ total: 19, riesgo: 'ALTO', escalaSpo2: 'ESCALA_1' });
    expect(score.componentes.map(({ puntos }) => puntos)).toEqual([3, 3, 2, 3, 3, 3, 2]);
  });

  // Thresholds and triggers, RCP 2017, chart 2: 0–4 low, a single 3 low-medium, 5–6 medium, 7 and more high.
  it.each([
    ['BAJO', 4, { frecuenciaRespiratoria: 21, frecuenciaCardiaca: 111 }],
    ['BAJO_MEDIO', 3, { tas: 90 }],
    ['MEDIO', 5, { tas: 90, oxigenoSuplementario: true }],
    ['MEDIO', 6, { tas: 90, conciencia: 'C' }],
    ['ALTO', 7, { tas: 90, conciencia: 'C', temperatura: 38.5 }],
  ] as const)('gives risk %s to a total of %i', (riesgo, total, signs) => {
    expect(news2({ ...WELL, ...signs }, ADULT)).toMatchObject({ total, riesgo });
  });

  it('has no total while a parameter is missing, and names it', () => {
    for (const signo of NEWS2_SIGNS.filter((each) => each !== 'oxigenoSuplementario' && each !== 'spo2'))
      expect(news2({ ...WELL, [signo]: null }, ADULT)).toMatchObject({
        completo: false,
        total: null,
        riesgo: null,
        faltan: [signo],
      });
    expect(news2({ ...WELL, spo2: null }, ADULT).faltan).toEqual(['spo2', 'oxigenoSuplementario']);
    expect(news2({}, ADULT).componentes).toEqual([]);
  });

  it('does not apply under sixteen, in pregnancy or at an unknown age', () => {
    for (const patient of [
      { ...ADULT, years: 15 },
      { ...ADULT, pregnant: true },
      { ...ADULT, years: null },
    ])
      expect(news2(WELL, patient)).toMatchObject({ aplica: false, completo: true, total: null, riesgo: null });
    expect(news2(WELL, { ...ADULT, years: 16 }).total).toBe(0);
  });

  it('uses scale 2 for COPD unless the set states otherwise', () => {
    const copd = { ...ADULT, copd: true };
    expect(news2({ ...WELL, spo2: 89 }, copd)).toMatchObject({ total: 0, escalaSpo2: 'ESCALA_2' });
    expect(news2({ ...WELL, spo2: 89, escalaSpo2: 'ESCALA_1' }, copd)).toMatchObject({ total: 3 });
    expect(news2({ ...WELL, spo2: 89, escalaSpo2: 'ESCALA_2' }, ADULT)).toMatchObject({ total: 0 });
  });
});
