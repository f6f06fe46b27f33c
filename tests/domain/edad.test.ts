import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { addDays } from '#platform/shared/dates/days';

describe('age', () => {
  it.each([
    ['1990-03-05', '2026-11-20', '36 años'],
    ['2023-07-10', '2026-11-20', '3 a 4 m'],
    ['2024-11-20', '2026-11-20', '2 a'],
    ['2026-07-08', '2026-11-20', '4 m 12 d'],
    ['2026-10-20', '2026-11-20', '1 m'],
    ['2026-11-08', '2026-11-20', '12 d'],
    ['2026-11-20', '2026-11-20', '0 d'],
  ])('counts from %s to %s as «%s»', (born, today, text) => {
    expect(ageText(born, today)).toBe(text);
  });

  it.each([
    ['1986-11-20', 'es', '~40 años'],
    ['2024-02-01', 'es', '~2 años'],
    ['2026-10-01', 'es', '~0 años'],
    ['1986-11-20', 'en', '~40 years'],
  ])('counts from an estimated date of birth, %s in %s, as «%s»', (born, language, text) => {
    expect(ageText(born, '2026-11-20', language, true)).toBe(text);
  });

  it('is stated in the language of the reader', () => {
    expect([
      ageText('1990-03-05', '2026-11-20', 'en'),
      ageText('2023-07-10', '2026-11-20', 'en'),
      ageText('1990-03-05', '2026-11-20', 'es-mx'),
    ]).toEqual(['36 years', '3 y 4 m', '36 años']);
  });

  it('completes a year on 1 March for those born on 29 February', () => {
    expect(ageAt('2020-02-29', '2021-02-28')).toMatchObject({ anios: 0, meses: 11 });
    expect(ageAt('2020-02-29', '2021-03-01')).toMatchObject({ anios: 1, meses: 0, dias: 0 });
    expect(ageAt('2020-02-29', '2024-02-29')).toMatchObject({ anios: 4, meses: 0, dias: 0 });
  });

  it.each([['2026-11-21'], ['2026-02-31'], ['20-11-2026'], [''], [undefined], [null]])('is unknown for %s', (born) => {
    expect(ageText(born, '2026-11-20')).toBeNull();
  });

  it('never decreases from one day to the next', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1910-01-01', days));
    fc.assert(
      fc.property(day, fc.nat(20_000), (born, days) => {
        const today = ageAt(born, addDays(born, days))!;
        const tomorrow = ageAt(born, addDays(born, days + 1))!;
        expect(tomorrow.totalDias).toBe(today.totalDias + 1);
        expect(tomorrow.anios * 12 + tomorrow.meses).toBeGreaterThanOrEqual(today.anios * 12 + today.meses);
        expect(today.meses).toBeLessThan(12);
        expect(today.dias).toBeLessThanOrEqual(31);
      }),
    );
  });
});
