import { describe, expect, it } from 'vitest';
import { cellValue } from '#platform/server/imports/columns/cell-value';
import { decimalPlaces } from '#platform/shared/validation/validator-runtime';
import { parseNumber } from '#platform/web/ui/format/format-number';
import { cellFromText } from '#platform/web/ui/lines/cell-from-text';

/** Typed text, its value in a decimal field and in a whole-number field; a text that stays as typed is refused. */
const CASES: readonly (readonly [text: string, decimal: number | string, whole: number | string])[] = [
  ['12', 12, 12],
  ['-3', -3, -3],
  ['+4', 4, 4],
  ['1,000', 1000, 1000],
  ['1,234,567', 1_234_567, 1_234_567],
  ['1,234.5', 1234.5, 1234.5],
  ['$ 1,234.50', 1234.5, 1234.5],
  ['1 000', 1000, 1000],
  ['1\u00A0000', 1000, 1000],
  ['0.25', 0.25, 0.25],
  ['.5', 0.5, 0.5],
  ['12.00', 12, 12],
  // A number with three decimals, or a thousand in Spanish notation.
  ['1.000', 1, '1.000'],
  ['12.500', 12.5, '12.500'],
  ['999.999', 999.999, '999.999'],
  ['1000.000', 1000, 1000],
  ['1.000.000', '1.000.000', '1.000.000'],
  ['1.234,5', '1.234,5', '1.234,5'],
  ['1,5', '1,5', '1,5'],
  ['12,34', '12,34', '12,34'],
  ['1,2345', '1,2345', '1,2345'],
  ['1234,567', '1234,567', '1234,567'],
  ['1,00,000', '1,00,000', '1,00,000'],
  ['doce', 'doce', 'doce'],
  ['12 cajas', '12 cajas', '12 cajas'],
  ['1e3', '1e3', '1e3'],
  ['.', '.', '.'],
  ['-', '-', '-'],
  ['--1', '--1', '--1'],
];

describe('a number as people write it', () => {
  it.each(CASES)('«%s» is the same typed, pasted and imported', (text, decimal, whole) => {
    const ways = (isWhole: boolean) => [
      parseNumber(text, isWhole),
      cellFromText({ type: 'number', integer: isWhole }, text, String),
      cellValue({ kind: isWhole ? 'integer' : 'number' }, new Map(), text),
    ];
    expect(ways(false)).toEqual([decimal, { value: decimal }, decimal]);
    expect(ways(true)).toEqual([whole, { value: whole }, whole]);
  });

  it('is null without text', () => {
    expect([
      parseNumber(' '),
      cellFromText({ type: 'number' }, ' ', String),
      cellValue({ kind: 'number' }, new Map(), ''),
    ]).toEqual([null, { value: null }, null]);
  });
});

describe('decimal places', () => {
  it.each([
    [0, 0],
    [12, 0],
    [0.1 + 0.2, 1],
    [1.005, 3],
    [10_000_000.0001, 4],
    [12_345_678.1234, 4],
    [9_999_999_999.9999, 4],
    [9_999_999_999.99999, 5],
    [19.99 * 100, 0],
    [1.1 * 3, 1],
    [-2.25, 2],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [1.5e300, 0],
  ])('are, for %s, %i', (number, places) => {
    expect(decimalPlaces(number)).toBe(places);
  });
});
