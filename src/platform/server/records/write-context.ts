import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import type { ColumnValues } from './column-values';
import type { WireRecord } from './to-record';

/** A check that an entity's write must pass beyond its form, inside the transaction; throws a Problem to refuse it. */
export interface WriteGuard {
  /** It may answer values of read-only fields that the record is given: what is looked up or counted in its transaction. */
  readonly beforeCreate?: (
    tx: Queryable,
    record: Readonly<Record<string, unknown>>,
    actor: Actor,
  ) => Promise<ColumnValues | void>;
  /** May return values to write in place of the sent ones: those that wait for approval. */
  readonly beforeUpdate?: (
    tx: Queryable,
    before: WireRecord,
    record: Readonly<Record<string, unknown>>,
    actor: Actor,
  ) => Promise<ColumnValues | void>;
  readonly beforeDelete?: (tx: Queryable, before: WireRecord, actor: Actor) => Promise<void>;
}
