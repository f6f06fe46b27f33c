import { expect, it } from 'vitest';
import { whenText } from '#platform/web/shell/home/when-text';

/** Monday 30 November 2026, 20:30 in the network's time zone; in UTC it is Tuesday. */
const NOW = Date.parse('2026-12-01T02:30:00Z');
const READING = { now: NOW, timeZone: 'America/Monterrey' };
const translate = (key: string, { count }: { count?: number } = {}) => `${count ?? ''} ${key.split('.').at(-1)}`.trim();
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

it.each([
  ['a moment that has passed', { type: 'datetime', due: true }, at(-42), ['42 minutes', 'late']],
  ['a moment ahead', { type: 'datetime', due: true }, at(200), ['3 hours 20 minutes', 'left']],
  ['the moment itself', { type: 'datetime', due: true }, at(0), ['moment', 'left']],
  ['a moment since which it waits', { type: 'datetime' }, at(-1500), ['1 days 1 hours', 'waits']],
  ['a moment ahead that is not due', { type: 'datetime' }, at(5), ['5 minutes', 'left']],
  ['a day that has passed', { type: 'date', due: true }, '2026-11-28', ['2 days', 'late']],
  ['the day itself', { type: 'date', due: true }, '2026-11-30', ['today', null]],
  ['the day itself, in the form of the screen', { type: 'date', due: true }, '30-11-2026', ['today', null]],
  ['a day ahead', { type: 'date', due: true }, '2026-12-01', ['1 days', 'left']],
  ['a day since which it waits', { type: 'date' }, '2026-11-20', ['10 days', 'waits']],
] as const)('formats %s', (_, when, value, [text, meaning]) => {
  expect(whenText(translate, { source: 'limite', ...when }, value, READING)).toEqual({ text, meaning });
});

it.each([[null], [undefined], [''], ['mañana'], [20261130]])('returns null for %s', (value) => {
  for (const type of ['date', 'datetime'] as const)
    expect(whenText(translate, { source: 'limite', type, due: true }, value, READING)).toBeNull();
});
