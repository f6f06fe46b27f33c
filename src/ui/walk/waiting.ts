import type { LineValues } from '../lines/line-column';
import type { LineKey } from './walk-lines';

/** What was filled in of a line and has not reached the server yet. */
export interface Waiting {
  readonly key: LineKey;
  readonly amount: number;
  /** What the line was known to hold. */
  readonly before: number | null;
  /** When it was filled in, in ms. */
  readonly at: number;
  /** Scanned lots with their pieces. */
  readonly lots?: readonly LineValues[];
}

/** What waits, with a line filled in once more: what it held before the first of them is what it replaces. */
export function withWaiting(all: readonly Waiting[], next: Waiting): readonly Waiting[] {
  const earlier = all.find(({ key }) => key === next.key);
  return [...all.filter(({ key }) => key !== next.key), earlier ? { ...next, before: earlier.before } : next];
}

/** What still waits after some of it was sent: what was filled in again meanwhile stays, and replaces what was sent. */
export function afterSending(all: readonly Waiting[], sent: readonly Waiting[], refused: ReadonlySet<LineKey>) {
  const of = new Map(sent.map((one) => [one.key, one]));
  return all.flatMap((one) => {
    const gone = of.get(one.key);
    if (!gone) return [one];
    if (gone.at === one.at) return [];
    return [refused.has(one.key) ? one : { ...one, before: gone.amount }];
  });
}

/** What a draft holds of it, whatever it is by now. */
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
