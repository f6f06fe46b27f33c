import { rounded } from '../rounded';

/** Minimum number of values: with fewer, chance would set the limits. */
const FEWEST = 10;
/** Two moving ranges and two thirds either side of the mean: three standard deviations, as neighbours differ by them (3 / d₂, d₂ = 1.128). */
const RANGES = 2.66;
/** Length of a run on one side of the mean that counts as a signal. */
const RUN = 8;

/** Between which values a process moves as long as nothing about it changes, and around which. */
export interface ControlLimits {
  readonly centre: number;
  readonly lower: number;
  readonly upper: number;
}

/** Sign of a change: a value beyond the limits, or one of a long run on one side. */
export type Signal = 'FUERA' | 'RACHA';

/**
 * Natural process limits of values that cannot be below zero, in their order: Shewhart's chart of single values and moving ranges (Wheeler,
 * «Understanding Variation»; NHS England, «Making Data Count»). Two decimals; null of fewer than ten values.
 */
export function controlLimits(values: readonly number[]): ControlLimits | null {
  if (values.length < FEWEST) return null;
  const centre = meanOf(values);
  const reach = RANGES * meanOf(values.slice(1).map((value, index) => Math.abs(value - values[index]!)));
  return { centre: rounded(centre), lower: rounded(Math.max(0, centre - reach)), upper: rounded(centre + reach) };
}

/** Signal of each value, null for ordinary variation; all values of a run have it. */
export function signalsOf(values: readonly number[], { centre, lower, upper }: ControlLimits): (Signal | null)[] {
  const sides = values.map((value) => Math.sign(value - centre));
  return values.map((value, index) => {
    if (value < lower || value > upper) return 'FUERA';
    const side = sides[index]!;
    if (side === 0) return null;
    const before = sides.slice(0, index).findLastIndex((other) => other !== side) + 1;
    const after = sides.findIndex((other, place) => place > index && other !== side);
    return (after === -1 ? sides.length : after) - before >= RUN ? 'RACHA' : null;
  });
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
