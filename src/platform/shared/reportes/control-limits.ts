import { rounded } from '../text/rounded';

/** Minimum number of values: limits from fewer would be random. */
const FEWEST = 10;
/** Factor of the mean moving range for limits at three standard deviations (3 / d₂, d₂ = 1.128). */
const RANGES = 2.66;
/** Length of a run on one side of the mean that counts as a signal. */
const RUN = 8;

/** Centre and limits of the variation of a stable process. */
export interface ControlLimits {
  readonly centre: number;
  readonly lower: number;
  readonly upper: number;
}

/** Sign of a change: a value beyond the limits, or one of a long run on one side. */
export type Signal = 'FUERA' | 'RACHA';

/**
 * Returns the natural process limits of non-negative values in order: Shewhart's chart of single values and moving ranges (Wheeler,
 * «Understanding Variation»; NHS England, «Making Data Count»). Two decimals; null for fewer than ten values.
 */
export function controlLimits(values: readonly number[]): ControlLimits | null {
  if (values.length < FEWEST) return null;
  const centre = meanOf(values);
  const reach = RANGES * meanOf(values.slice(1).map((value, index) => Math.abs(value - values[index]!)));
  return { centre: rounded(centre), lower: rounded(Math.max(0, centre - reach)), upper: rounded(centre + reach) };
}

/** Returns the signal of each value: null for ordinary variation; all values of a run have the signal. */
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
