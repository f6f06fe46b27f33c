import { describe, expect, it } from 'vitest';
import { monthOf } from '../../src/domain/fechas/month-of';
import { displayDate, isoDate } from '../../src/shared/dates/days';
import { displayMoment, readDisplayMoment } from '../../src/shared/dates/display-moment';
import { hoursToPages } from '../../src/shared/dates/hours-to-pages';
import { formatTimestamp } from '../../src/ui/format/format-date';

describe('the helpers for dates', () => {
  it('take both forms of a day', () => {
    expect([isoDate('2026-03-27'), isoDate('27-03-2026')]).toEqual(['2026-03-27', '2026-03-27']);
    expect([displayDate('2026-03-27'), displayDate('27-03-2026')]).toEqual(['27-03-2026', '27-03-2026']);
  });

  it('answer empty text for anything else', () => {
    for (const other of ['27/03/2026', '2026-3-7', '31-02-2026', '2026-02-30', '2026-03-27T10:00:00Z', 'mañana', '', null, undefined, 20260327]) {
      expect([isoDate(other), displayDate(other), monthOf(other)]).toEqual(['', '', null]);
    }
  });

  it('name the months from ENERO to DICIEMBRE', () => {
    expect([monthOf('2026-01-31'), monthOf('01-12-2026')]).toEqual(['ENERO', 'DICIEMBRE']);
  });

  it('read the moment that a list of the wire shows in UTC', () => {
    const moments = ['2026-11-21T17:05:00Z', '2026-11-21T00:30:00Z', '2026-11-21T12:00:00Z'];
    expect(moments.map((moment) => readDisplayMoment(displayMoment(moment)))).toEqual(moments);
    expect(readDisplayMoment('ayer')).toBe('');
  });

  it('show a moment with its seconds in the unit’s time zone', () => {
    expect(formatTimestamp('2026-03-01T20:05:09Z')).toBe('01-03-2026 14:05:09');
    expect(formatTimestamp('ayer')).toBe('');
  });

  it('count a page for each day of 24 hours that has begun, and never less than one', () => {
    expect([0, 1, 24, 24.5, 30, 48, 49, -3, NaN].map(hoursToPages)).toEqual([1, 1, 1, 2, 2, 2, 3, 1, 1]);
  });
});
