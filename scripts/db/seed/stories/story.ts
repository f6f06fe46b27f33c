import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { StockDocument } from '#areas/inventario/server/stock/change-stock';
import type { Queryable } from '#platform/server/db/database';
import type { Hand } from '../plan/stock-history';

/** Movement of stock at a moment, for a document. */
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

/** Documents of the demo, as far as stock moves for them. */
export interface Story {
  /** Stock that it may touch, besides what warehouses are set up for. */
  readonly keys: readonly StockKey[];
  /** Stock whose beginning it tells itself. */
  readonly begins?: readonly StockKey[];
  /** Pieces by stock key that its warehouses open with beyond their levels, for the story to use up. */
  readonly usesUp?: ReadonlyMap<string, number>;
  readonly events: readonly StockEvent[];
  /** Writes its documents, once everything that moved is stored. */
  readonly store: (db: Queryable, stored: Stored) => Promise<void>;
}
