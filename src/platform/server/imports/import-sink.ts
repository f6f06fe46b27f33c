import type { Resource } from '../entity/resource';
import type { StoredAnswer } from '../records/idempotency';
import type { Queryable } from '../db/database';
import type { Slice } from '../db/staged/slice';
import type { Pending } from './pending';
import type { Pace } from './pace';

/** Answer of an import; `replayed` when it is that of an earlier request with the same key. */
export type KeptAnswer = StoredAnswer & { readonly replayed: boolean };

/** Runs `work` in the transaction that commits to the import, together with its row in the audit trail and its idempotency key. */
export type Keep = (work: (tx: Queryable) => Promise<void>) => Promise<KeptAnswer>;

/** Buffer of an import. It holds the pending writes until the whole file is checked, then writes all or nothing. */
export interface ImportSink {
  /** Number of rows in a slice. */
  readonly rows: number;
  /** Locks the rows and references before they are looked up, as far as possible without blocking other requests. */
  readonly hold: (resource: Resource, pending: readonly Pending[]) => Promise<void>;
  readonly add: (slice: Slice) => Promise<void>;
  /** @throws ImportCancelled while it can be cancelled */
  readonly apply: (keep: Keep, pace: Pace, total: number) => Promise<KeptAnswer>;
  /** Discards the remaining data of the import. */
  readonly drop: () => Promise<void>;
}
