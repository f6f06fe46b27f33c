import { describe, expect, it } from 'vitest';
import { monthOf } from '#platform/shared/fechas/month-of';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import { addDays, daysBetween, displayDate, isDate, isoDate } from '#platform/shared/dates/days';
import { displayMoment, readDisplayMoment } from '#platform/shared/dates/display-moment';
import { hoursToPages } from '#platform/shared/dates/hours-to-pages';
import {
  edgeOfDay,
  fromZonedTime,
  isTimeZone,
  todayIn,
  toZonedTime,
  zonedMoment,
} from '#platform/shared/dates/moments';
import { dateOfSheetDays, sheetDaysOf } from '#platform/shared/dates/sheet-days';
import { formatTimestamp } from '#platform/web/ui/format/format-date';

describe('the helpers for dates', () => {
  it('accept both forms of a day', () => {
    expect([isoDate('2026-03-27'), isoDate('27-03-2026')]).toEqual(['2026-03-27', '2026-03-27']);
    expect([displayDate('2026-03-27'), displayDate('27-03-2026')]).toEqual(['27-03-2026', '27-03-2026']);
  });

  it('return empty text for anything else', () => {
    for (const other of [
      '27/03/2026',
      '2026-3-7',
      '31-02-2026',
      '2026-02-30',
      '2026-03-27T10:00:00Z',
      'mañana',
      '',
      null,
      undefined,
      20260327,
    ]) {
      expect([isoDate(other), displayDate(other), monthOf(other)]).toEqual(['', '', null]);
    }
  });

  it('name the months from ENERO to DICIEMBRE', () => {
    expect([monthOf('2026-01-31'), monthOf('01-12-2026')]).toEqual(['ENERO', 'DICIEMBRE']);
  });

  it('read the moment that the API sends in UTC', () => {
    const moments = ['2026-11-21T17:05:00Z', '2026-11-21T00:30:00Z', '2026-11-21T12:00:00Z'];
    expect(moments.map((moment) => readDisplayMoment(displayMoment(moment)))).toEqual(moments);
    expect(readDisplayMoment('ayer')).toBe('');
  });

  it('show a moment with its seconds in the unit’s time zone', () => {
    expect(formatTimestamp('2026-03-01T20:05:09Z')).toBe('01-03-2026 14:05:09');
    expect(formatTimestamp('ayer')).toBe('');
  });

  it('count a page for each day of 24 hours that has begun, and at least one', () => {
    expect([0, 1, 24, 24.5, 30, 48, 49, -3, NaN].map(hoursToPages)).toEqual([1, 1, 1, 2, 2, 2, 3, 1, 1]);
  });
});

describe('days of the calendar', () => {
  it('include leap years', () => {
    expect(['2024-02-29', '2025-02-29', '2000-02-29', '1900-02-29', '0000-01-01'].map(isDate)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect([addDays('2024-02-28', 1), addDays('2025-02-28', 1), addDays('2024-03-01', -1)]).toEqual([
      '2024-02-29',
      '2025-03-01',
      '2024-02-29',
    ]);
    expect([daysBetween('2024-02-28', '2024-03-01'), daysBetween('2025-03-01', '2025-02-28')]).toEqual([2, -1]);
  });

  it('are counted by spreadsheets with a leap day in 1900', () => {
    expect([1, 59, 61, 45_000].map(dateOfSheetDays)).toEqual(['1900-01-01', '1900-02-28', '1900-03-01', '2023-03-15']);
    expect([
      sheetDaysOf(new Date('2023-03-15T12:00:00Z')),
      sheetDaysOf(new Date('1900-02-28')),
      sheetDaysOf(new Date('?')),
    ]).toEqual([45_000.5, null, null]);
  });
});

describe('time zones', () => {
  it.each([
    ['2026-11-28T04:22:40.398Z', 'America/Monterrey', '27-11-2026 22:22'],
    ['2027-01-01T05:59:00Z', 'America/Monterrey', '31-12-2026 23:59'],
    ['2026-07-01T12:00:00Z', 'America/Tijuana', '01-07-2026 05:00'],
    ['2026-07-01', 'America/Monterrey', '30-06-2026 18:00'],
    ['mañana', 'America/Monterrey', ''],
    [null, 'America/Monterrey', ''],
  ])('show the moment %s in %s as %j', (moment, zone, text) => {
    expect(zonedMoment(moment, zone)).toBe(text);
  });

  const ZONES = ['America/Tijuana', 'America/Matamoros', 'America/Monterrey', 'America/Cancun'];
  const everywhere = <T>(ask: (zone: string) => T) => ZONES.map(ask);

  it('begin their days in sequence', () => {
    expect(everywhere((zone) => todayIn(zone, new Date('2026-01-01T06:30:00Z')))).toEqual([
      '2025-12-31',
      '2026-01-01',
      '2026-01-01',
      '2026-01-01',
    ]);
    expect(everywhere((zone) => todayIn(zone, new Date('2026-07-01T05:30:00Z')))).toEqual([
      '2026-06-30',
      '2026-07-01',
      '2026-06-30',
      '2026-07-01',
    ]);
  });

  it('change their clocks at the border and not elsewhere', () => {
    expect(everywhere((zone) => toZonedTime('2026-07-01T18:00:00Z', zone)?.time)).toEqual([
      '11:00:00',
      '13:00:00',
      '12:00:00',
      '13:00:00',
    ]);
    expect(everywhere((zone) => toZonedTime('2026-12-01T18:00:00Z', zone)?.time)).toEqual([
      '10:00:00',
      '12:00:00',
      '12:00:00',
      '13:00:00',
    ]);
    const hours = (day: string) =>
      everywhere((zone) =>
        Math.round((edgeOfDay(day, 'end', zone).getTime() - edgeOfDay(day, 'start', zone).getTime()) / 3_600_000),
      );
    expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-06-01')]).toEqual([
      [23, 23, 24, 24],
      [25, 25, 24, 24],
      [24, 24, 24, 24],
    ]);
  });

  it('give a moment to an hour that occurs twice, and to one that does not occur', () => {
    expect(fromZonedTime({ date: '2026-11-01', time: '01:30' }, 'America/Tijuana')).toBe('2026-11-01T08:30:00Z');
    expect(fromZonedTime({ date: '2026-03-08', time: '02:30' }, 'America/Tijuana')).toBe('2026-03-08T10:30:00Z');
    expect(fromZonedTime({ date: '0099-12-31' }, 'UTC')).toBe('0099-12-31T00:00:00Z');
  });

  it('decide the age of a person today', () => {
    const born = new Date('2026-03-01T06:30:00Z');
    expect(everywhere((zone) => ageAt('2008-03-01', todayIn(zone, born))?.anios)).toEqual([17, 18, 18, 18]);
    expect(everywhere((zone) => ageAt('2008-02-29', todayIn(zone, born))?.anios)).toEqual([17, 18, 18, 18]);
  });

  it('have names; offsets are not accepted', () => {
    expect(['America/Monterrey', 'UTC', 'America/Saltillo', '-06:00', '', null].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
