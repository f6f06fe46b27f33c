import type { EstatusLote, TipoMovimiento } from '#generated/shared/enums.gen';
import type { Delivery } from './delivery';
import type { Hold, LotIdentity, StockKey } from './lot';

/** Path of a change in the request, by which errors name the field: `lineas.2.cantidadSurtida`. */
interface Told {
  readonly campo?: string;
}

/** Facts of incoming pieces beyond the identity of their lot. */
export interface LotOrigin extends Delivery {
  /** Location in the receiving warehouse. */
  readonly ubicacionCodigo?: string | null;
}

/** Details of a movement beyond its pieces. */
export interface MovementDetail {
  /** Giver or recipient of the pieces, in words. */
  readonly contraparte?: string | null;
  readonly motivo?: string | null;
  /** Movement that this one reverses. */
  readonly reversaDeId?: number | null;
}

/** Entry of pieces, into an existing or a new lot. */
export interface Entry extends StockKey, Told, MovementDetail {
  readonly kind: 'entry';
  readonly tipo: TipoMovimiento;
  readonly cantidad: number;
  readonly lot: LotIdentity & LotOrigin;
  /** Hold on the pieces: damaged, warm, about to expire, or of a recalled lot. */
  readonly held?: Hold | null;
}

/** Exit of pieces from a lot. */
export interface Exit extends StockKey, Told, MovementDetail {
  readonly kind: 'exit';
  readonly tipo: TipoMovimiento;
  readonly loteId: number;
  readonly cantidad: number;
  /** Number of these pieces reserved for the document. */
  readonly reserved?: number;
  /** Allows expired and held lots: exchanges, disposals, reversals (DOMAIN c.1, 8). */
  readonly unfit?: boolean;
}

/** Return of pieces into the lot that they left, regardless of its status; a held lot stays held. */
export interface Return extends StockKey, Told, MovementDetail {
  readonly kind: 'return';
  readonly tipo: TipoMovimiento;
  readonly loteId: number;
  readonly cantidad: number;
}

/** Reservation of pieces of a lot for a document, or its release. */
export interface Reservation extends StockKey, Told {
  readonly kind: 'reserve' | 'release';
  readonly loteId: number;
  readonly cantidad: number;
  /** Includes expired and held lots, for a document by which they may leave. */
  readonly unfit?: boolean;
}

/** Hold on a lot, or its release. */
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

/** Change of the pieces in transit to a warehouse; negative when they arrived or were lost. */
export interface TransitChange extends StockKey, Told {
  readonly kind: 'transit';
  readonly cantidad: number;
}

export type StockChange = Entry | Exit | Return | Reservation | StatusChange | Correction | TransitChange;
