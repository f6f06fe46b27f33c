import { plainText } from '#platform/shared/text/plain-text';
import type { UnitKind } from './dose-unit-list';

/** Amount of a substance in a unit of a medicine. */
export interface Strength {
  readonly kind: Extract<UnitKind, 'MASA' | 'UI' | 'EQUIVALENTE' | 'SUSTANCIA'>;
  /** Amount in the smallest unit of its kind: mcg, UI. */
  readonly amount: number;
  /** Unit that the amount refers to; null for each piece: a tablet, an ampoule. */
  readonly per: { readonly unit: 'mL' | 'g' | 'disparo'; readonly amount: number } | null;
}

const AMOUNTS: Readonly<Record<string, readonly [kind: Strength['kind'], size: number]>> = {
  g: ['MASA', 1_000_000],
  mg: ['MASA', 1000],
  mcg: ['MASA', 1],
  ug: ['MASA', 1],
  ui: ['UI', 1],
  u: ['UI', 1],
  meq: ['EQUIVALENTE', 1],
  mmol: ['SUSTANCIA', 1],
};

const PER: Readonly<Record<string, NonNullable<Strength['per']>['unit']>> = {
  ml: 'mL',
  g: 'g',
  dosis: 'disparo',
  disparo: 'disparo',
};

const NUMBER = String.raw`\d[\d ,]*(?:\.\d+)?`;
const STRENGTH = new RegExp(String.raw`^(${NUMBER}) ?([a-z]+)(?: ?(?:/| por ) ?(${NUMBER})? ?(ml|g|dosis|disparo))?$`);
const PERCENT = new RegExp(`^(${NUMBER}) ?%$`);

/**
 * Parses a strength of the catalogue: `500 mg`, `250 mg/5 mL`, `100 µg por dosis`, `1 200 000 UI`. A percentage is grams in 100 mL.
 *
 * @returns null for a text without a strength, and for strengths of several substances
 */
export function parseStrength(text: string | null | undefined): Strength | null {
  const plain = plainText((text ?? '').replaceAll(/[µμ]/g, 'u'))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const percent = PERCENT.exec(plain);
  if (percent) return { kind: 'MASA', amount: numberOf(percent[1]!) * 10_000, per: { unit: 'mL', amount: 1 } };
  const [, amount, unit = '', perAmount, perUnit] = STRENGTH.exec(plain) ?? [];
  const known = AMOUNTS[unit];
  if (amount === undefined || !known) return null;
  const value = numberOf(amount) * known[1];
  if (!(value > 0)) return null;
  if (perUnit === undefined) return { kind: known[0], amount: value, per: null };
  return {
    kind: known[0],
    amount: value,
    per: { unit: PER[perUnit]!, amount: perAmount === undefined ? 1 : numberOf(perAmount) },
  };
}

function numberOf(text: string): number {
  return Number(text.replaceAll(/[ ,]/g, ''));
}
