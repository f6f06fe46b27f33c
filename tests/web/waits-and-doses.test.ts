import { describe, expect, it } from 'vitest';
import { fundState } from '#areas/solicitudes/web/fondo-fijo/fund-state';
import { isLate, waited } from '#areas/ordenes/web/waited';
import { waitingTone } from '#areas/consulta/web/recepcion/waiting-tone';

const say = (key: string, options?: object) => `${key.split('.').at(-1)}${options ? JSON.stringify(options) : ''}`;

it.each([
  [100, 'whole', 'success', 'check'],
  [99.9, 'part', 'warning', 'alert'],
  [50, 'part', 'warning', 'alert'],
  [49.9, 'low', 'danger', 'alert'],
  [0.1, 'low', 'danger', 'alert'],
  [0, 'none', 'danger', 'block'],
])('a fund that is %s %% full: %s', (share, name, tone, icon) => {
  expect(fundState(share)).toEqual({ name, tone, icon });
});

it.each([
  [14, 1, false],
  [15, 1, true],
  [15, 0, true],
  [15, 2, false],
  [59, 2, false],
  [60, 2, true],
])('an order of %i minutes and priority %i is late: %s', (minutes, priority, expected) => {
  expect(isLate(minutes, priority)).toBe(expected);
});

it.each([
  [0, 'minutes{"smart_count":0}'],
  [59, 'minutes{"smart_count":59}'],
  [60, 'hours{"smart_count":1}'],
  [1439, 'hours{"smart_count":23}'],
  [1440, 'days{"smart_count":1}'],
])('a wait of %i minutes: %s', (minutes, expected) => {
  expect(waited(minutes, say)).toBe(expected);
});

describe('the colour of a wait', () => {
  const at = (minute: number) => new Date(minute * 60_000).toISOString();
  it.each([
    [0, 'success'],
    [19, 'success'],
    [20, 'warning'],
    [29, 'warning'],
    [30, 'danger'],
    [99, 'danger'],
  ])('after %i of 30 minutes: %s', (minute, tone) => {
    expect(waitingTone(at(0), at(30), minute * 60_000)).toBe(tone);
  });
  it('is null without a limit', () => {
    expect([waitingTone(null, at(1), 0), waitingTone(at(1), null, 0)]).toEqual(['neutral', 'neutral']);
  });
});
