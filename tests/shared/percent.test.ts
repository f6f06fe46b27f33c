import { expect, it } from 'vitest';
import { percentOf, percentText } from '#platform/shared/text/percent';

it.each([
  [100, '100 %'],
  [99.99, '99.9 %'],
  [99.94, '99.9 %'],
  [99.5, '99.5 %'],
  [0, '0 %'],
  [0.04, '0.1 %'],
  [66.666, '66.7 %'],
  [120, '120 %'],
  ['12.5', '12.5 %'],
])('writes %s as %s', (value, text) => {
  expect(percentText(value)).toBe(text);
});

it.each([
  [1, 0, null],
  [0, 4, 0],
  [4, 4, 100],
  [5, 4, 125],
  [1, 3, 33.33],
  // 679 minutes lost in a month of 117 units.
  [117 * 43_200 - 679, 117 * 43_200, 99.99],
  [999_999, 1_000_000, 99.99],
  [1, 1_000_000, 0.01],
])('calculates the share of %i in %i', (part, whole, share) => {
  expect(percentOf(part, whole)).toBe(share);
});
