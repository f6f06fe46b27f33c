import { describe, expect, it } from 'vitest';
import { keptDays, nextDay } from '#platform/shared/dates/kept-periods';

describe('days of a kept report', () => {
  it.each([
    ['AYER', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['SEMANA_ANTERIOR', '2026-11-26', '2026-11-16', '2026-11-22'],
    ['SEMANA_ANTERIOR', '2026-11-23', '2026-11-16', '2026-11-22'],
    ['SEMANA_ANTERIOR', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['MES_ANTERIOR', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['MES_ANTERIOR', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['7D', '2026-11-26', '2026-11-20', '2026-11-26'],
  ] as const)('%s on %s', (period, today, desde, hasta) => {
    expect(keptDays(period, today)).toEqual({ desde, hasta });
  });
});

describe('the day on which a kept report is due next', () => {
  it.each([
    ['DIARIA', '2026-12-31', '2027-01-01'],
    ['SEMANAL', '2026-11-22', '2026-11-23'],
    ['SEMANAL', '2026-11-23', '2026-11-30'],
    ['MENSUAL', '2026-01-31', '2026-02-01'],
    ['NINGUNA', '2026-01-31', null],
  ] as const)('%s after %s', (frequency, today, next) => {
    expect(nextDay(frequency, today)).toBe(next);
  });
});
