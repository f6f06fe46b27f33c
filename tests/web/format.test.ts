import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDate, formatDateTime, formatDayMonth, today } from '#platform/web/ui/format/format-date';
import { typedDate } from '#platform/shared/dates/typed-date';
import { formatMoney, formatNumber, parseNumber } from '#platform/web/ui/format/format-number';
import { parseTime } from '#platform/web/ui/format/format-time';
import { fromZonedTime, toZonedTime } from '#platform/shared/dates/moments';

describe('the name of a document without a folio', () => {
  it.each([
    ['2026-11-26T22:45:10Z', 'es-MX', 'Borrador · 26-11-2026 16:45'],
    ['2026-11-26T22:45:10Z', 'es', 'Borrador · 26-11-2026 16:45'],
    ['2026-11-26T22:45:10Z', 'en', 'Draft · 26-11-2026 16:45'],
    ['2026-11-26T22:45:10Z', 'fr', 'Borrador · 26-11-2026 16:45'],
    [null, 'es', ''],
    ['', 'es', ''],
  ])('%s in %s: %s', (created, lang, expected) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    expect(draftName(created, { es: 'Borrador', en: 'Draft' })).toBe(expected);
    vi.unstubAllGlobals();
  });
});

describe('dates', () => {
  it('are read as people write them', () => {
    for (const text of ['05-05-1985', '5/5/1985', '5 5 1985', '05051985', '1985-05-05'])
      expect(typedDate(text)).toBe('1985-05-05');
  });

  it('that are not in the calendar are refused', () => {
    for (const text of ['31-02-2026', '29-02-2025', '00-01-2026', '5-13-2026', 'mañana', ''])
      expect(typedDate(text)).toBeNull();
  });

  it('are read back as written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(typedDate(formatDate(day))).toBe(day);
        },
      ),
    );
  });

  it('with a time are shown in the unit’s time zone', () => {
    expect(formatDateTime('2026-03-01T20:05:00Z')).toBe('01-03-2026 14:05');
    expect(formatDateTime('2026-03-01T06:00:00Z')).toBe('01-03-2026 00:00');
    expect(formatDayMonth('2026-03-01T05:00:00Z')).toBe('28-02');
    expect(formatDayMonth(null)).toBe('');
    expect(today('America/Monterrey', new Date('2026-03-01T03:00:00Z'))).toBe('2026-02-28');
  });

  it('with a time are converted to UTC and back, in any zone and season', () => {
    const instant = fc
      .integer({ min: Date.parse('2000-01-01'), max: Date.parse('2035-01-01') })
      .map((ms) => new Date(ms - (ms % 60_000)).toISOString().replace('.000Z', 'Z'));
    fc.assert(
      fc.property(
        instant,
        fc.constantFrom('America/Monterrey', 'America/Tijuana', 'UTC', 'Asia/Kolkata'),
        (text, zone) => {
          const zoned = toZonedTime(text, zone)!;
          // In the hour that occurs twice, either instant is right.
          expect(toZonedTime(fromZonedTime(zoned, zone), zone)).toEqual(zoned);
        },
      ),
    );
  });
});

describe('times and numbers', () => {
  it('are read as people write them', () => {
    expect(['8', '815', '0815', '8:15', '8.15', '24:00', '8:60'].map(parseTime)).toEqual([
      '08:00',
      '08:15',
      '08:15',
      '08:15',
      '08:15',
      null,
      null,
    ]);
    expect(['1,234.5', '$ 12', '', 'doce', '-3'].map((text) => parseNumber(text))).toEqual([
      1234.5,
      12,
      null,
      'doce',
      -3,
    ]);
  });

  it('are shown in the Mexican format', () => {
    expect([
      formatNumber(1234.5),
      formatNumber(3, 2),
      formatNumber('0.125', 3),
      formatNumber(0.001),
      formatNumber(0, 2),
      formatNumber('x'),
      formatMoney(12),
      formatMoney(-12.5),
      formatMoney(0.0375),
      formatMoney(166_555.05),
      formatMoney(113_251_686.340_000_02),
    ]).toEqual([
      '1,234.5',
      '3',
      '0.125',
      '0.001',
      '0',
      '',
      '$12.00',
      '-$12.50',
      '$0.0375',
      '$166,555.05',
      '$113,251,686.34',
    ]);
  });
});
