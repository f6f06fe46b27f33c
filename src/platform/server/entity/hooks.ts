import type { LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import type { OperationContext } from '../operations/context';
import type { ColumnValues } from '../records/column-values';
import type { WireRecord } from '../records/read/wire-record';

/** Context of write hooks, beside the record. */
export type WriteContext = Pick<OperationContext, 'tx' | 'actor' | 'sessions' | 'sendLetter'>;

/** Converts the body of a request to the shape that is validated. `before` is the stored record, null for a new one. */
export type BodyReader = (
  body: Readonly<Record<string, unknown>>,
  before: WireRecord | null,
) => Record<string, unknown>;

/** Checks of an entity's writes beyond its form, inside the transaction. Each throws a Problem to refuse the write. */
export interface WriteChecks {
  /** May return values of read-only fields, looked up or counted in its transaction. */
  readonly beforeCreate?: (
    tx: Queryable,
    record: Readonly<Record<string, unknown>>,
    actor: Actor,
  ) => Promise<ColumnValues | void>;
  /** May return values to write instead of the sent ones, such as those pending approval. */
  readonly beforeUpdate?: (
    tx: Queryable,
    before: WireRecord,
    record: Readonly<Record<string, unknown>>,
    actor: Actor,
  ) => Promise<ColumnValues | void>;
  readonly beforeDelete?: (tx: Queryable, before: WireRecord, actor: Actor) => Promise<void>;
}

/** Hooks of an entity's standard writes, run in the same transaction. */
export interface WriteHooks<Written extends WireRecord = WireRecord> extends WriteChecks {
  /** For an entity with `x-entity.alsoSent`, which clients may send in more than one shape. */
  readonly parseBody?: BodyReader;
  readonly created?: (record: Written, context: WriteContext) => Promise<void>;
  /** Fills in derived values of a new record and returns it. */
  readonly completed?: (record: Written, context: WriteContext) => Promise<WireRecord>;
  /** Fills in values from other tables at every write and returns the record. */
  readonly lookedUp?: (record: Written, context: WriteContext) => Promise<WireRecord>;
  /** Reads the state that `updated` compares with, before the write. */
  readonly before?: (tx: Queryable, id: string) => Promise<LooseRecord>;
  readonly updated?: (before: LooseRecord, after: Written, context: WriteContext) => Promise<void>;
  /** True when permissions depend on the entity: a change applies from the next request on. */
  readonly changesAccess?: true;
}
