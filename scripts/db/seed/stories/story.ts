import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { StockDocument } from '#areas/inventario/server/stock/post-stock';
import type { Queryable } from '#platform/server/db/database';
import type { Hand } from '../plan/stock-history';

/** Stock movements of a document at one moment. */
export interface StockEvent {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly document: StockDocument;
  readonly happens: (hand: Hand) => void;
}

/** Mapping from a story's stock to stored records: lots by their number in the history, movements by their change. */
export interface Stored {
  readonly lot: (loteId: number) => number;
}

/** Documents of the demo that move stock. */
export interface Story {
  /** Additional stock that it may use, beyond the warehouses' settings. */
  readonly keys: readonly StockKey[];
  /** Stock whose opening the story supplies itself. */
  readonly begins?: readonly StockKey[];
  /** Additional opening pieces by stock key, beyond the levels, that the story consumes. */
  readonly usesUp?: ReadonlyMap<string, number>;
  readonly events: readonly StockEvent[];
  /** Inserts its documents, after all stock movements are stored. */
  readonly store: (db: Queryable, stored: Stored) => Promise<void>;
}
