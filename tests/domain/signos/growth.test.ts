import { describe, expect, it } from 'vitest';
import { growthRange, type GrowthMeasure } from '#areas/consulta/shared/signos/growth-range';
import { unexpected } from '#areas/consulta/shared/signos/unexpected';
import type { PatientAt, VitalSigns } from '#areas/consulta/shared/signos/vital-signs';

const MONTH = 30.4375;
const months = (count: number) => Math.round(count * MONTH);

/**
 * −3 and +3 SD of the simplified field tables of WHO (z-scores, kilograms, centimetres, kg/m²):
 * Child Growth Standards 2006, birth to 5 years, and Growth Reference 2007, 5 to 19 years.
 */
const PUBLISHED: readonly (readonly [GrowthMeasure, 'H' | 'M', number, number, number])[] = [
  ['peso', 'H', 0, 2.1, 5.0],
  ['peso', 'M', 0, 2.0, 4.8],
  ['peso', 'H', 12, 6.9, 13.3],
  ['peso', 'M', 12, 6.3, 13.1],
  ['peso', 'H', 24, 8.6, 17.1],
  ['peso', 'M', 24, 8.1, 17.0],
  ['peso', 'H', 60, 12.4, 27.9],
  ['peso', 'M', 60, 12.1, 29.5],
  ['talla', 'H', 0, 44.2, 55.6],
  ['talla', 'M', 0, 43.6, 54.7],
  ['talla', 'H', 12, 68.6, 82.9],
  ['perimetroCefalico', 'H', 0, 30.7, 38.3],
  ['perimetroCefalico', 'M', 0, 30.3, 37.4],
  ['imc', 'H', 0, 10.2, 18.1],
  ['imc', 'H', 228, 15.9, 35.5],
  ['imc', 'M', 228, 14.7, 36.2],
];

describe('the range of a measure for age and sex', () => {
  it.each(PUBLISHED)('for %s, %s at %i months is %d to %d', (measure, sex, age, least, most) => {
    const [low, high] = growthRange(measure, sex, months(age))!;
    expect([Math.round(low * 10) / 10, Math.round(high * 10) / 10]).toEqual([least, most]);
  });

  it('rises with every week of the first years, for weight and height of both sexes', () => {
    for (const measure of ['peso', 'talla', 'perimetroCefalico'] as const)
      for (const sex of ['H', 'M'])
        for (let days = 21; days < 700; days += 7) {
          const [now, later] = [growthRange(measure, sex, days)!, growthRange(measure, sex, days + 7)!];
          expect(later[0], `${measure} ${sex} ${days}`).toBeGreaterThan(now[0]);
          expect(later[1], `${measure} ${sex} ${days}`).toBeGreaterThan(now[1]);
        }
  });

  it('is the wider one for another or unknown sex', () => {
    const [boy, girl] = [growthRange('peso', 'H', months(60))!, growthRange('peso', 'M', months(60))!];
    expect(growthRange('peso', 'X', months(60))).toEqual([girl[0], girl[1]]);
    expect(girl[0]).toBeLessThan(boy[0]);
    expect(growthRange('peso', null, months(60))).toEqual(growthRange('peso', 'X', months(60)));
  });

  it('is null beyond the curves: head above five years, height above nineteen', () => {
    expect(growthRange('perimetroCefalico', 'H', months(72))).toBeNull();
    expect(growthRange('talla', 'H', months(240))).toBeNull();
    expect(growthRange('peso', 'H', months(240))).toBeNull();
  });

  it('includes a median boy and girl above ten years, for weight', () => {
    // Median height and body mass index, WHO Growth Reference 2007: boys of 15 years 169.0 cm and 19.8, girls 161.7 cm and 20.2.
    for (const [sex, height, index] of [
      ['H', 169, 19.8],
      ['M', 161.7, 20.2],
    ] as const) {
      const [low, high] = growthRange('peso', sex, months(180))!;
      const median = index * (height / 100) ** 2;
      expect(low).toBeLessThan(median * 0.7);
      expect(high).toBeGreaterThan(median * 1.5);
      expect(high).toBeLessThan(160);
    }
  });
});

describe('measures of a child', () => {
  const child = (age: number, sex = 'H'): PatientAt => ({
    years: Math.floor(age / 12),
    ageDays: months(age),
    sex,
    pregnant: false,
    copd: false,
  });
  const asked = (signs: VitalSigns, patient: PatientAt) => unexpected(signs, patient, null).map(({ signo }) => signo);

  it.each<[string, VitalSigns, PatientAt, readonly string[]]>([
    ['a newborn of 70 kg', { peso: 70 }, child(0), ['peso']],
    ['a newborn of 3.2 kg and 50 cm', { peso: 3.2, talla: 50, perimetroCefalico: 34 }, child(0), []],
    ['a newborn of 500 cm read as 50.0', { talla: 250 }, child(0), ['talla']],
    ['a newborn with the head of an adult', { perimetroCefalico: 57 }, child(0), ['perimetroCefalico']],
    ['a boy of five years and 160 kg', { peso: 160 }, child(60), ['peso']],
    ['a boy of five years and 18 kg, 110 cm', { peso: 18, talla: 110 }, child(60), []],
    ['a girl of one year and 89 kg, a decimal point lost', { peso: 89 }, child(12, 'M'), ['peso']],
    ['weight and height changed over', { peso: 110, talla: 18 }, child(60), ['peso', 'talla']],
    ['a girl of twelve years and 40 kg, 150 cm', { peso: 40, talla: 150 }, child(144, 'M'), []],
    ['a boy of fifteen years and 200 kg', { peso: 200 }, child(180), ['peso']],
    ['a thin boy whose weight and height each fit', { peso: 13, talla: 122 }, child(60), ['imc']],
    ['a child whose birth date is not known to the day', { peso: 70 }, { ...child(12), ageDays: null }, []],
    ['an adult, by the set before alone', { peso: 160, talla: 170 }, { ...child(480), years: 40 }, ['imc']],
  ])('require confirmation for %s', (_what, signs, patient, signos) => {
    expect(asked(signs, patient)).toEqual(signos);
  });

  it('state their expected range', () => {
    expect(unexpected({ peso: 70 }, child(0), null)).toEqual([{ signo: 'peso', esperado: '2.1–5' }]);
  });
});
