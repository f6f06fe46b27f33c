import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import type { WireRecord } from './to-record';

/** A check that an entity's write must pass beyond its form, inside the transaction; throws a Problem to refuse it. */
export interface WriteGuard {
  readonly beforeCreate?: (tx: Queryable, record: Readonly<Record<string, unknown>>, actor: Actor) => Promise<void>;
  readonly beforeUpdate?: (
    tx: Queryable,
    before: WireRecord,
    record: Readonly<Record<string, unknown>>,
    actor: Actor,
  ) => Promise<void>;
  readonly beforeDelete?: (tx: Queryable, before: WireRecord, actor: Actor) => Promise<void>;
}
