import type { LineShares, LineValues } from '../lines/line-column';
import { sharesOf, totalOfShares } from '../lines/shares';

/** Names of what an item says: the record of the lot, and its pieces. */
type Names = Pick<LineShares, 'key' | 'amount'>;

/** Lots with the pieces of one more scan. */
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
 * The lots of a line that come to its amount: those that were scanned, and for pieces without a label those that were planned, in their
 * order. Null where they do not come to it: the server takes what expires first.
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
