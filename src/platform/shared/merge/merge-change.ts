import type { LooseRecord } from '../paths';
import { sameValues } from './same-values';

export type MergeSide = 'mine' | 'theirs';

/** Difference between two versions of a record. */
export interface MergeChange {
  /** `domicilio.calle`. A keyed row is addressed by its key, `lineas.#7.cantidad`; the order of the rows is `lineas.#`. */
  readonly path: string;
  /** The field's path in the schema, without rows: `lineas.cantidad`. */
  readonly field: string;
  /** Side that changed it since the common base version. Only a person can decide about `both`. */
  readonly changedBy: MergeSide | 'both';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Side in the merged record: the one that changed it, or the chosen one (default: mine). */
  readonly taken: MergeSide;
}

export interface MergeOptions {
  /** Key field of list rows, by the list's path. A list without a key is merged as one value. */
  readonly rowKeys?: Readonly<Record<string, string>>;
  /** Schema paths that the server sets (keys, labels, audit block). They take the value of `theirs`, unreported. */
  readonly theirsOnly?: ReadonlySet<string>;
  /** Choices of the user, by the path of a change. */
  readonly choices?: Readonly<Record<string, MergeSide>>;
}

export interface MergeResult {
  readonly merged: Record<string, unknown>;
  /** All differences between the two versions, in the order of the record. */
  readonly changes: readonly MergeChange[];
}

/** Context shared by the steps of a merge. */
export interface Merging extends MergeOptions {
  /** Records a difference and returns the side that the merged record takes. */
  readonly note: (change: Omit<MergeChange, 'field' | 'taken'>) => MergeSide;
  readonly value: (base: unknown, mine: unknown, theirs: unknown, path: string) => unknown;
  readonly object: (base: LooseRecord, mine: LooseRecord, theirs: LooseRecord, path: string) => Record<string, unknown>;
}

/** Returns the side that changed a value that now differs between the two sides. */
export function whoChanged(base: unknown, mine: unknown, theirs: unknown): MergeSide | 'both' {
  if (sameValues(theirs, base)) return 'mine';
  return sameValues(mine, base) ? 'theirs' : 'both';
}
