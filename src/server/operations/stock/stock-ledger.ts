import type { Queryable } from '../../db/database';

/** What is known of a supply in a warehouse when a request is sent; null where nothing is. */
export interface StockSnapshot {
  readonly existenciaActual: number | null;
  readonly cpm: number | null;
  readonly enTransito: number | null;
  readonly cantidadSugerida: number | null;
}

/** An amount of one supply that a document moves. */
export interface StockAmount {
  readonly insumoId: number;
  readonly cantidad: number;
}

/** A document that moves stock, as the ledger's entries name it. */
export interface StockDocument {
  readonly tipo: 'SOLICITUD';
  readonly id: number;
  readonly folio: string | null;
  readonly almacenOrigenId: number;
  readonly almacenDestinoId: number;
}

/**
 * The seam between documents and stock: every effect that a document has on stock goes through here, inside the document's
 * transaction. Reservations are taken from lots in order of expiry; shipping and receiving write the kardex (DOMAIN b.1, c.1, c.3).
 */
export interface StockLedger {
  readonly snapshot: (
    tx: Queryable,
    almacenId: number,
    insumoIds: readonly number[],
  ) => Promise<ReadonlyMap<number, StockSnapshot>>;
  readonly reserve: (tx: Queryable, document: StockDocument, amounts: readonly StockAmount[]) => Promise<void>;
  readonly release: (tx: Queryable, document: StockDocument) => Promise<void>;
  readonly ship: (tx: Queryable, document: StockDocument, amounts: readonly StockAmount[]) => Promise<void>;
  readonly receive: (tx: Queryable, document: StockDocument, amounts: readonly StockAmount[]) => Promise<void>;
}
