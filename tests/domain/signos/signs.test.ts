import { describe, expect, it } from 'vitest';
import { bmiClass, bodyMassIndex } from '#areas/consulta/shared/signos/body-mass-index';
import { fluidBalance } from '#areas/consulta/shared/signos/fluid-balance';
import { glasgow } from '#areas/consulta/shared/signos/glasgow';
import { meanArterialPressure } from '#areas/consulta/shared/signos/mean-arterial-pressure';
import { isLate, setIssues } from '#areas/consulta/shared/signos/set-issues';
import { unexpected } from '#areas/consulta/shared/signos/unexpected';
import type { PatientAt, VitalSigns } from '#areas/consulta/shared/signos/vital-signs';

const ADULT: PatientAt = { years: 40, pregnant: false, copd: false };
const signsBeyond = (signs: VitalSigns, patient = ADULT, previous: Parameters<typeof unexpected>[2] = null) =>
  unexpected(signs, patient, previous).map(({ signo }) => signo);

describe('the Glasgow coma scale', () => {
  // Teasdale and Jennett, Lancet 1974; 304: 81–84: best 15, worst 3.
  it.each([
    [4, 5, 6, 15],
    [1, 1, 1, 3],
    [3, 4, 6, 13],
    [2, 2, 4, 8],
  ])('adds up E%i V%i M%i to %i', (glasgowOcular, glasgowVerbal, glasgowMotora, total) => {
    expect(glasgow({ glasgowOcular, glasgowVerbal, glasgowMotora })).toEqual({ total, text: String(total) });
  });

  it('has no total while a part is missing, and a T if the verbal part cannot be assessed', () => {
    expect(glasgow({ glasgowOcular: 4, glasgowVerbal: 5 })).toEqual({ total: null, text: null });
    expect(glasgow({ glasgowVerbal: 5, glasgowMotora: 6 })).toEqual({ total: null, text: null });
    expect(glasgow({ glasgowOcular: 4, glasgowMotora: 6 })).toEqual({ total: null, text: null });
    expect(glasgow({ glasgowOcular: 4, glasgowMotora: 6, verbalNoValorable: true })).toEqual({
      total: null,
      text: '10T',
    });
  });
});

describe('the body mass index', () => {
  // WHO Technical Report Series 894, table 2.1: both sides of each boundary.
  it.each([
    [18.49, 'BAJO_PESO'],
    [18.5, 'NORMAL'],
    [24.99, 'NORMAL'],
    [25, 'SOBREPESO'],
    [29.99, 'SOBREPESO'],
    [30, 'OBESIDAD_1'],
    [34.99, 'OBESIDAD_1'],
    [35, 'OBESIDAD_2'],
    [39.99, 'OBESIDAD_2'],
    [40, 'OBESIDAD_3'],
  ] as const)('%d is classified as %s', (imc, named) => {
    expect(bmiClass(imc, 40)).toBe(named);
  });

  it('is kilograms per square metre, without a class below 19 years', () => {
    expect(bodyMassIndex(70, 175)).toBe(22.86);
    expect(bodyMassIndex(3.2, 50)).toBe(12.8);
    expect(bodyMassIndex(70, null)).toBeNull();
    expect(bodyMassIndex(undefined, 175)).toBeNull();
    expect([bmiClass(31, 18), bmiClass(31, 19), bmiClass(31, null), bmiClass(null, 40)]).toEqual([
      null,
      'OBESIDAD_1',
      null,
      null,
    ]);
  });
});

describe('a value derived from a pair', () => {
  // The mean is the diastolic pressure plus a third of the pulse pressure: 93 for 120/80.
  it.each([
    [120, 80, 93],
    [90, 60, 70],
    [180, 110, 133],
    [101, 61, 74],
  ])('%i/%i has the mean %i', (tas, tad, mean) => {
    expect(meanArterialPressure(tas, tad)).toBe(mean);
  });

  it('is null while one of the two is missing', () => {
    expect(meanArterialPressure(120, null)).toBeNull();
    expect(fluidBalance(null, 800)).toBeNull();
    expect(fluidBalance(1500, 1900)).toBe(-400);
  });
});

describe('the expected range of a sign', () => {
  // DOMAIN a.4, column «adult warning»: the last expected value on each side, and the first unexpected one.
  it.each([
    ['tas', [89, 181], [90, 180]],
    ['tad', [49, 111], [50, 110]],
    ['frecuenciaCardiaca', [49, 121], [50, 120]],
    ['frecuenciaRespiratoria', [9, 25], [10, 24]],
    ['temperatura', [35, 38.1], [35.1, 38]],
    ['spo2', [93], [94, 100]],
    ['glucosaCapilar', [69, 181], [70, 180]],
    ['dolor', [7], [0, 6]],
    ['llenadoCapilarSeg', [3], [0, 2]],
  ] as const)('flags %s outside its limits', (signo, out, within) => {
    expect(out.map((value) => signsBeyond({ [signo]: value }))).toEqual(out.map(() => [signo]));
    expect(within.flatMap((value) => signsBeyond({ [signo]: value }))).toEqual([]);
  });

  it('depends on the patient: COPD, children, pregnancy', () => {
    expect(signsBeyond({ spo2: 89 }, { ...ADULT, copd: true })).toEqual([]);
    expect(signsBeyond({ spo2: 87 }, { ...ADULT, copd: true })).toEqual(['spo2']);
    const newborn = { ...ADULT, years: 0 };
    expect(signsBeyond({ frecuenciaCardiaca: 140, frecuenciaRespiratoria: 42, tas: 70, tad: 40 }, newborn)).toEqual([]);
    expect(signsBeyond({ temperatura: 38.4 }, newborn)).toEqual(['temperatura']);
    expect(signsBeyond({ frecuenciaCardiaca: 140 }, { ...ADULT, years: null })).toEqual(['frecuenciaCardiaca']);
    expect(signsBeyond({ peso: 95, talla: 170 })).toEqual(['imc']);
    expect(signsBeyond({ peso: 95, talla: 170 }, { ...ADULT, pregnant: true })).toEqual([]);
  });

  it('compares weight and height with the previous set', () => {
    const before = { peso: 70, talla: 170 };
    expect(signsBeyond({ peso: 77, talla: 172 }, ADULT, before)).toEqual([]);
    expect(signsBeyond({ peso: 77.1, talla: 172.1 }, ADULT, before)).toEqual(['peso', 'talla']);
    expect(signsBeyond({ peso: 62.9, talla: 167.9 }, ADULT, before)).toEqual(['peso', 'talla']);
    expect(signsBeyond({ peso: 4.6, talla: 56 }, { ...ADULT, years: 0 }, { peso: 3.4, talla: 50 })).toEqual([]);
  });

  it('includes coded values', () => {
    expect(signsBeyond({ conciencia: 'C', diaforesis: 'MODERADA' })).toEqual(['conciencia', 'diaforesis']);
    expect(signsBeyond({ conciencia: 'A', diaforesis: 'LEVE' })).toEqual([]);
    expect(signsBeyond({ glasgowOcular: 3, glasgowVerbal: 4, glasgowMotora: 6 })).toEqual(['glasgow']);
    expect(signsBeyond({ glasgowOcular: 4, glasgowVerbal: 4, glasgowMotora: 6 })).toEqual([]);
  });
});

describe('a set', () => {
  const now = new Date('2026-03-03T18:00:00Z');
  const codes = (signs: VitalSigns, mayBeLate = false) =>
    setIssues(signs, ADULT, null, { now, mayBeLate }).map(({ campo, codigo }) => `${campo} ${codigo}`);

  it('dates from the last day at most, unless late entry is permitted', () => {
    expect(codes({ fechaToma: '2026-03-03T18:04:00Z' })).toEqual([]);
    expect(codes({ fechaToma: '2026-03-03T18:06:00Z' })).toEqual(['fechaToma SIGNOS_FUTUROS']);
    expect(codes({ fechaToma: '2026-03-02T18:00:00Z' })).toEqual([]);
    expect(codes({ fechaToma: '2026-03-02T17:59:00Z' })).toEqual(['fechaToma SIGNOS_ANTIGUOS']);
    expect(codes({ fechaToma: '2026-03-02T17:59:00Z' }, true)).toEqual([]);
    expect([isLate('2026-03-02T17:59:00Z', now), isLate('2026-03-02T18:00:00Z', now)]).toEqual([true, false]);
  });

  it('requires confirmation of each unexpected sign', () => {
    const signs = { fechaToma: now.toISOString(), tas: 190, tad: 115, frecuenciaCardiaca: 130 };
    expect(codes(signs)).toEqual([
      'tas FUERA_DE_LO_ESPERADO',
      'tad FUERA_DE_LO_ESPERADO',
      'frecuenciaCardiaca FUERA_DE_LO_ESPERADO',
    ]);
    expect(codes({ ...signs, confirmados: ['tas', 'frecuenciaCardiaca'] })).toEqual(['tad FUERA_DE_LO_ESPERADO']);
    expect(codes({ ...signs, confirmados: ['tas', 'tad', 'frecuenciaCardiaca'] })).toEqual([]);
  });
});
