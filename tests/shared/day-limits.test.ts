import { describe, expect, it } from 'vitest';
import { dayIssues, dayQuestions } from '#platform/shared/validation/check-days';
import { dayOfLimit } from '#platform/shared/dates/day-limit';
import { typedDate } from '#platform/shared/dates/typed-date';
import { monthEnd } from '#platform/shared/dates/month-end';

const TODAY = '2028-02-29';

describe('a limit of days', () => {
  it.each([
    ['2000-01-01', '2000-01-01'],
    ['today', '2028-02-29'],
    ['today-1d', '2028-02-28'],
    ['today+1m', '2028-03-29'],
    ['today+1y', '2029-02-28'],
    ['today+10y', '2038-02-28'],
  ])('%s is %s on a leap day', (limit, day) => {
    expect(dayOfLimit(limit, TODAY)).toBe(day);
  });
});

describe('the range of a date', () => {
  const ranges = {
    fecha: { min: '2000-01-01', max: 'today' },
    'lineas.caducidad': { expectedMin: 'today', expectedMax: 'today+10y', max: 'today+90y' },
  } as const;
  const record = (fecha: string, ...caducidades: readonly unknown[]) => ({
    fecha,
    lineas: caducidades.map((caducidad) => ({ caducidad })),
  });

  it.each([
    ['1999-12-31', ['fecha FECHA_MINIMA']],
    ['2000-01-01', []],
    [TODAY, []],
    ['2028-03-01', ['fecha FECHA_FUTURA']],
    ['ayer', []],
  ])('refuses or keeps %s', (fecha, found) => {
    expect(dayIssues(ranges, record(fecha), TODAY).map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual(found);
  });

  it('asks only about the lines outside the expected range', () => {
    const lines = record(TODAY, '2028-02-28', TODAY, null, '2038-02-28', '2038-03-01');
    expect(dayQuestions(ranges, lines, TODAY)).toEqual([
      {
        campo: 'lineas.0.caducidad',
        codigo: 'FECHA_ANTES_DE_LO_ESPERADO',
        params: { fecha: '28-02-2028', limite: '29-02-2028' },
      },
      {
        campo: 'lineas.4.caducidad',
        codigo: 'FECHA_DESPUES_DE_LO_ESPERADO',
        params: { fecha: '01-03-2038', limite: '28-02-2038' },
      },
    ]);
    expect(dayIssues(ranges, record(TODAY, '2118-03-01'), TODAY)).toMatchObject([{ codigo: 'FECHA_MAXIMA' }]);
  });
});

describe('a month without a day', () => {
  it.each([
    ['12/2028', '2028-12-31'],
    ['2-2028', '2028-02-29'],
    ['02.2027', '2027-02-28'],
    ['2028-04', '2028-04-30'],
    ['2028/4', '2028-04-30'],
    ['dic-2028', '2028-12-31'],
    ['Sept. 2028', '2028-09-30'],
    ['agosto de 2028', '2028-08-31'],
    ['AUG 2028', '2028-08-31'],
    ['13/2028', null],
    ['0/2028', null],
    ['12/28', null],
    ['dic-28', null],
    ['202812', null],
    ['31/12/2028', null],
    ['di 2028', null],
    ['', null],
  ])('%s is %s', (text, day) => {
    expect(monthEnd(text)).toBe(day);
  });
});

describe('a typed day', () => {
  it.each([
    ['31-dic-2028', '2028-12-31'],
    ['31 de diciembre de 2028', '2028-12-31'],
    ['2028/12/31', '2028-12-31'],
    ['31.12.2028', '2028-12-31'],
    ['31122028', '2028-12-31'],
    ['12/31/2028', null],
    ['30-feb-2028', null],
    ['31/12/28', null],
  ])('%s is %s', (text, day) => {
    expect(typedDate(text)).toBe(day);
  });
});
