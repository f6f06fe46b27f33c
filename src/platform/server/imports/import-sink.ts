import type { Resource } from '#generated/server/resource.gen';
import type { StoredAnswer } from '../records/idempotency';
import type { Database, Queryable } from '../db/database';
import type { Slice } from '../db/staged/slice';
import type { Pending } from './check-many';
import { memorySink } from './memory-sink';
import type { Pace } from './pace';
import { stagingSink } from './staging-sink';

/** The answer of an import, and whether it is that of an earlier request with the same key. */
export type KeptAnswer = StoredAnswer & { readonly replayed: boolean };

/** Runs `work` in the transaction in which the import is promised: with its row in the audit trail and its idempotency key. */
export type Keep = (work: (tx: Queryable) => Promise<void>) => Promise<KeptAnswer>;

/** Buffer of an import. It holds the pending writes until the whole file is checked, then writes all or nothing. */
export interface ImportSink {
  /** Rows of a slice. */
  readonly rows: number;
  /** Locks the rows and references before they are looked up, as far as possible without blocking other requests. */
  readonly hold: (resource: Resource, pending: readonly Pending[]) => Promise<void>;
  readonly add: (slice: Slice) => Promise<void>;
  /** @throws ImportCancelled as long as it can be called off */
  readonly apply: (keep: Keep, pace: Pace, total: number) => Promise<KeptAnswer>;
  /** Lets go of whatever is left of it. */
  readonly drop: () => Promise<void>;
}

/** The embedded database serves one transaction at a time, so that an import is many; a server of PostgreSQL takes it as one. */
export function importSink({ orm, kind }: Database, resource: Resource): Promise<ImportSink> {
  return kind === 'pglite' ? stagingSink(orm, resource) : Promise.resolve(memorySink());
}
