import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanFrom, spansOf, stepOf } from '#platform/shared/reportes/spans';
import { addDays } from '#platform/shared/dates/days';

const STEPS = ['DIA', 'SEMANA', 'MES', 'ANIO'] as const;
const names = (desde: string, hasta: string) => spansOf({ desde, hasta }).map(({ tramo }) => tramo);

describe('the spans of a period', () => {
  it('are weeks, months beyond twelve weeks, and years from two years on', () => {
    expect(names('2026-03-04', '2026-03-15')).toEqual(['04-03 – 08-03', '09-03 – 15-03']);
    expect(names('2026-01-15', '2026-05-02')).toEqual([
      '15-01 – 31-01',
      '01-02 – 28-02',
      '01-03 – 31-03',
      '01-04 – 30-04',
      '01-05 – 02-05',
    ]);
    expect(names('2023-06-01', '2025-08-31')).toEqual([
      '01-06 – 31-12-2023',
      '01-01 – 31-12-2024',
      '01-01 – 31-08-2025',
    ]);
  });

  it('name the year when the period covers several', () => {
    expect(names('2024-12-01', '2026-01-31').at(0)).toBe('01-12 – 31-12-2024');
    expect(names('2024-12-01', '2026-01-31').at(12)).toBe('01-12 – 31-12-2025');
    expect(spansOf({ desde: '2025-12-31', hasta: '2026-01-01' }, 'DIA').map(({ tramo }) => tramo)).toEqual([
      '31-12-2025',
      '01-01-2026',
    ]);
  });

  it('cover each day once, in order, with unique names, and are found by their first day', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 1500 }),
        fc.option(fc.constantFrom(...STEPS)),
        (desde, days, asked) => {
          const period = { desde, hasta: addDays(desde, days) };
          const step = asked ?? stepOf(period);
          const spans = spansOf(period, step);
          expect([spans[0]!.primero, spans.at(-1)!.ultimo]).toEqual([period.desde, period.hasta]);
          expect(spans.slice(1).map(({ primero }) => primero)).toEqual(
            spans.slice(0, -1).map(({ ultimo }) => addDays(ultimo, 1)),
          );
          expect(new Set(spans.map(({ tramo }) => tramo)).size).toBe(spans.length);
          expect(spans.slice(1).map(({ primero }) => spanFrom(primero, period, step))).toEqual(spans.slice(1));
        },
      ),
    );
  });

  it('end with the last possible day, and are empty for a period that ends before it begins', () => {
    for (const step of STEPS)
      expect(spansOf({ desde: '9999-12-01', hasta: '9999-12-31' }, step).at(-1)!.ultimo).toBe('9999-12-31');
    expect(spansOf({ desde: '2026-02-01', hasta: '2026-01-31' })).toEqual([]);
  });
});
