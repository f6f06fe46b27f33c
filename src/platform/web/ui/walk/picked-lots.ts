import type { LineShares, LineValues } from '../lines/line-column';
import { sharesOf, totalOfShares } from '../lines/shares';

/** Properties of an item: the key of its lot, and its pieces. */
type Names = Pick<LineShares, 'key' | 'amount'>;

/** Adds the pieces of a scan to the picked lots. */
export function withPieces(
  picked: readonly LineValues[],
  lot: LineValues,
  pieces: number,
  { key, amount }: Names,
): readonly LineValues[] {
  const known = picked.find((one) => one[key] === lot[key]);
  return known
    ? picked.map((one) => (one === known ? { ...one, [amount]: Number(one[amount]) + pieces } : one))
    : [...picked, { ...lot, [amount]: pieces }];
}

/**
 * Completes the scanned lots of a line to its amount with planned lots, in order. Null when they do not suffice: the server then takes the
 * earliest expiry.
 */
export function lotsOfAmount(
  picked: readonly LineValues[],
  planned: unknown,
  total: number,
  names: Names,
): readonly LineValues[] | null {
  if (picked.length === 0) return null;
  let lots = picked;
  let left = total - totalOfShares(picked, names.amount);
  for (const one of sharesOf(planned)) {
    const taken = Number(picked.find((lot) => lot[names.key] === one[names.key])?.[names.amount] ?? 0);
    const more = Math.min(left, Math.max(Number(one[names.amount]) - taken, 0));
    if (more <= 0) continue;
    lots = withPieces(lots, one, more, names);
    left -= more;
  }
  return left === 0 ? lots : null;
}
