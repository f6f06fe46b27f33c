import { describe, expect, it } from 'vitest';
import { placeRecords, shownDays, step } from '#platform/web/ui/list/shapes/calendar-days';

const ZONE = 'America/Monterrey';

describe('the days of a calendar', () => {
  it.each([
    ['semana', '2027-03-03', '2027-03-01', '2027-03-07', 7],
    ['semana', '2027-03-01', '2027-03-01', '2027-03-07', 7],
    ['semana', '2027-03-07', '2027-03-01', '2027-03-07', 7],
    // A February from Monday to Sunday; five weeks and six.
    ['mes', '2027-02-14', '2027-02-01', '2027-02-28', 28],
    ['mes', '2027-03-31', '2027-03-01', '2027-04-04', 35],
    ['mes', '2027-05-01', '2027-04-26', '2027-06-06', 42],
    // The last day of the month is the last of its week.
    ['mes', '2027-10-10', '2027-09-27', '2027-10-31', 35],
  ] as const)('for a %s with %s are from %s to %s', (span, day, first, last, count) => {
    const days = shownDays(span, day);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
  });

  it.each([
    ['semana', 1, '2027-03-08'],
    ['semana', -1, '2027-02-22'],
    ['mes', 1, '2027-04-01'],
    ['mes', -1, '2027-02-01'],
  ] as const)('continue by a %s (%i) to %s', (span, by, day) => {
    expect(step(span, '2027-03-01', by)).toBe(day);
  });
});

describe('records on their days', () => {
  const days = ['2027-03-01', '2027-03-02', '2027-03-03'];
  const place = (records: readonly object[], of: 'date' | 'datetime', end?: string) =>
    [...placeRecords(records as never, days, { start: 'inicio', of, ...(end === undefined ? {} : { end }) }, ZONE)].map(
      ([, placed]) =>
        placed.map(({ record, time }) => `${(record as unknown as { n: string }).n}${time === null ? '' : ` ${time}`}`),
    );

  it('are placed by the hours of the zone, the earlier first', () => {
    expect(
      place(
        [
          { n: 'b', inicio: '2027-03-02T17:00:00Z' },
          { n: 'a', inicio: '2027-03-02T15:30:00Z' },
          // The previous evening, in the zone.
          { n: 'c', inicio: '2027-03-02T05:00:00Z' },
        ],
        'datetime',
      ),
    ).toEqual([['c 23:00'], ['a 09:30', 'b 11:00'], []]);
  });

  it('that last several days appear on each of them, with the time on the first', () => {
    expect(place([{ n: 'a', inicio: '2027-03-01T15:00:00Z', fin: '2027-03-02T15:00:00Z' }], 'datetime', 'fin')).toEqual(
      [['a 09:00'], ['a'], []],
    );
    expect(place([{ n: 'a', inicio: '2027-02-20', fin: '2027-03-09' }], 'date', 'fin')).toEqual([['a'], ['a'], ['a']]);
    expect(place([{ n: 'a', inicio: '2027-03-02', fin: null }], 'date', 'fin')).toEqual([[], ['a'], []]);
  });

  it('that end at midnight end on the previous day', () => {
    const midnight = '2027-03-02T06:00:00Z';
    expect(place([{ n: 'a', inicio: '2027-03-01T15:00:00Z', fin: midnight }], 'datetime', 'fin')).toEqual([
      ['a 09:00'],
      [],
      [],
    ]);
    expect(place([{ n: 'a', inicio: midnight, fin: midnight }], 'datetime', 'fin')).toEqual([[], ['a 00:00'], []]);
  });

  it('without a day appear nowhere', () => {
    expect(place([{ n: 'a', inicio: null }, { n: 'b', inicio: '' }, { n: 'c' }], 'date')).toEqual([[], [], []]);
  });
});
