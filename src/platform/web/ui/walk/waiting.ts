import type { LineValues } from '../lines/line-column';
import type { LineKey } from './walk-lines';

/** Amount of a line that has not reached the server. */
export interface Waiting {
  readonly key: LineKey;
  readonly amount: number;
  /** Last known amount of the line. */
  readonly before: number | null;
  /** Time of the entry, in ms. */
  readonly at: number;
  /** Scanned lots with their pieces. */
  readonly lots?: readonly LineValues[];
}

/** Adds a pending amount. An amount that replaces an unsent one keeps the earlier `before`. */
export function withWaiting(all: readonly Waiting[], next: Waiting): readonly Waiting[] {
  const earlier = all.find(({ key }) => key === next.key);
  return [...all.filter(({ key }) => key !== next.key), earlier ? { ...next, before: earlier.before } : next];
}

/** Removes sent amounts. An amount entered meanwhile stays, and replaces the sent one. */
export function afterSending(all: readonly Waiting[], sent: readonly Waiting[], refused: ReadonlySet<LineKey>) {
  const of = new Map(sent.map((one) => [one.key, one]));
  return all.flatMap((one) => {
    const gone = of.get(one.key);
    if (!gone) return [one];
    if (gone.at === one.at) return [];
    return [refused.has(one.key) ? one : { ...one, before: gone.amount }];
  });
}

/** Reads pending amounts from a draft; skips invalid ones. */
export function readWaiting(value: unknown): readonly Waiting[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one: unknown): one is Waiting =>
      typeof one === 'object' &&
      one !== null &&
      'key' in one &&
      Number.isSafeInteger(one.key) &&
      'amount' in one &&
      Number.isSafeInteger(one.amount) &&
      'at' in one &&
      typeof one.at === 'number' &&
      'before' in one &&
      (one.before === null || typeof one.before === 'number') &&
      (!('lots' in one) || Array.isArray(one.lots)),
  );
}
