import type { EstatusLote, TipoMovimiento } from '#generated/shared/enums.gen';
import type { Delivery } from './delivery';
import type { Hold, LotIdentity, StockKey } from './lot';

/** Path of a change in the request, so that a refusal names the field: `lineas.2.cantidadSurtida`. */
interface Told {
  readonly campo?: string;
}

/** Facts of incoming pieces beyond the identity of their lot. */
export interface LotOrigin extends Delivery {
  /** In the warehouse that they come into. */
  readonly ubicacionCodigo?: string | null;
}

/** Details of a movement beyond its pieces. */
export interface MovementDetail {
  /** Giver or recipient of the pieces, in words. */
  readonly contraparte?: string | null;
  readonly motivo?: string | null;
  /** Movement that this one takes back. */
  readonly reversaDeId?: number | null;
}

/** Pieces come in, to a lot that there is or one that is made. */
export interface Entry extends StockKey, Told, MovementDetail {
  readonly kind: 'entry';
  readonly tipo: TipoMovimiento;
  readonly cantidad: number;
  readonly lot: LotIdentity & LotOrigin;
  /** Hold on the pieces: damaged, warm, about to expire, or of a recalled lot. */
  readonly held?: Hold | null;
}

/** Pieces leave a lot. */
export interface Exit extends StockKey, Told, MovementDetail {
  readonly kind: 'exit';
  readonly tipo: TipoMovimiento;
  readonly loteId: number;
  readonly cantidad: number;
  /** Number of them reserved for this document. */
  readonly reserved?: number;
  /** Expired and held lots may leave as well: exchanges, disposals, reversals (DOMAIN c.1, 8). */
  readonly unfit?: boolean;
}

/** Pieces come back into the lot that they left, whatever became of it: one that is held back stays so. */
export interface Return extends StockKey, Told, MovementDetail {
  readonly kind: 'return';
  readonly tipo: TipoMovimiento;
  readonly loteId: number;
  readonly cantidad: number;
}

/** Pieces of a lot are set apart for a document, or no longer are. */
export interface Reservation extends StockKey, Told {
  readonly kind: 'reserve' | 'release';
  readonly loteId: number;
  readonly cantidad: number;
  /** Includes expired and held lots, for a document that they may leave by. */
  readonly unfit?: boolean;
}

/** A lot is held back, or let go. */
export interface StatusChange extends StockKey, Told, MovementDetail {
  readonly kind: 'status';
  readonly loteId: number;
  readonly estatus: EstatusLote;
  readonly motivo: string | null;
}

/** Correction of a lot's wrong date (DOMAIN c.1, 9). No pieces move. */
export interface Correction extends StockKey, Told, MovementDetail {
  readonly kind: 'correction';
  readonly loteId: number;
  /** `yyyy-MM-dd`. */
  readonly caducidad: string;
  readonly motivo: string;
}

/** Pieces are under way to a warehouse, or no longer are: negative when they arrived or were lost. */
export interface TransitChange extends StockKey, Told {
  readonly kind: 'transit';
  readonly cantidad: number;
}

export type StockChange = Entry | Exit | Return | Reservation | StatusChange | Correction | TransitChange;
