import { expect, it } from 'vitest';
import { daysBefore, daysOf } from '#platform/shared/dates/periods';
import { changeOf } from '#platform/web/ui/boards/change';

it.each([
  ['HOY', '2026-03-01', ['2026-03-01', '2026-03-01'], ['2026-02-28', '2026-02-28']],
  ['7D', '2026-03-03', ['2026-02-25', '2026-03-03'], ['2026-02-18', '2026-02-24']],
  ['30D', '2026-03-01', ['2026-01-31', '2026-03-01'], ['2026-01-01', '2026-01-30']],
  // The same part of the previous month, which has fewer days.
  ['MES', '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['ANIO', '2028-02-29', ['2028-01-01', '2028-02-29'], ['2027-01-01', '2027-02-28']],
] as const)('%s on %s has its days, and those of the comparison', (period, today, now, before) => {
  expect(Object.values(daysOf(period, today))).toEqual(now);
  expect(Object.values(daysBefore(period, today))).toEqual(before);
});

it.each([
  [137, 102, 'integer', 'more', { direction: 'up', by: '34', unit: 'percent', tone: 'success', before: '102' }],
  [22, 33, 'integer', 'less', { direction: 'down', by: '33', unit: 'percent', tone: 'success', before: '33' }],
  [86.1, 89.2, 'percent', 'more', { direction: 'down', by: '3.1', unit: 'points', tone: 'danger', before: '89.2 %' }],
  // Figures with equal display count as unchanged.
  [99.98, 100, 'percent', 'more', { direction: 'same', by: '', unit: 'points', tone: 'neutral', before: '100 %' }],
  [3, 0, 'integer', 'less', { direction: 'up', by: '', unit: 'percent', tone: 'danger', before: '0' }],
  [11, 1, 'integer', 'more', { direction: 'up', by: '1,000', unit: 'percent', tone: 'success', before: '1' }],
  [12, 1, 'integer', 'more', { direction: 'up', by: '', unit: 'percent', tone: 'success', before: '1' }],
  [3, 2, 'integer', 'neither', { direction: 'up', by: '50', unit: 'percent', tone: 'neutral', before: '2' }],
] as const)('%s after %s is shown as a change', (now, before, format, better, told) => {
  expect(changeOf(now, before, format, better)).toEqual(told);
});

it.each([
  [null, 3],
  [3, undefined],
])('%s after %s shows no change', (now, before) => {
  expect(changeOf(now, before, 'integer', 'more')).toBeNull();
});
