import type { EstatusLote, TipoMovimiento } from '#generated/shared/enums.gen';
import { plainWords } from '#platform/shared/text/plain-text';
import type { Delivery } from './delivery';

/** Key of the stock of a supply in a warehouse. */
export interface StockKey {
  readonly almacenId: number;
  readonly insumoId: number;
}

/**
 * Identity of pieces within one warehouse and supply (DOMAIN a.5). It includes supplier and brand, on which rights to exchange and recalls
 * depend.
 */
export interface LotIdentity {
  /** Null for supplies without lot numbers. */
  readonly numeroLote: string | null;
  /** `yyyy-MM-dd`; null for supplies that do not expire. */
  readonly caducidad: string | null;
  readonly fuenteFinanciamientoId: number | null;
  readonly programaId: number | null;
  /** MXN for one piece, without tax. */
  readonly costoUnitario: number;
  readonly proveedorId?: number | null;
  readonly marca?: string | null;
}

export interface Lot extends StockKey, LotIdentity, Delivery {
  readonly loteId: number;
  readonly estatus: EstatusLote;
  /** Pieces in stock, reserved ones included. */
  readonly existencia: number;
  /** Pieces reserved for documents in preparation. */
  readonly reservada: number;
  /** `yyyy-MM-dd`. */
  readonly fechaRecepcion: string;
}

/** Effect of a movement: brings pieces in, takes them out, or records a change. */
export type Nature = 'in' | 'out' | 'note';

/** Returns the effect of a kind of movement, from its first letter: `E_PROVEEDOR`, `S_RECETA`, `N_CAMBIO_ESTATUS`. */
export function natureOf(tipo: TipoMovimiento): Nature {
  return tipo.startsWith('E_') ? 'in' : tipo.startsWith('S_') ? 'out' : 'note';
}

/** Checks whether a lot has expired on a day; it can be used up to and including its date. */
export function isExpired({ caducidad }: Pick<Lot, 'caducidad'>, day: string): boolean {
  return caducidad !== null && caducidad < day;
}

/** Returns the pieces of a lot that a document can take on a day; 0 for a held or expired lot. */
export function availableOn(lot: Lot, day: string): number {
  return lot.estatus === 'DISPONIBLE' && !isExpired(lot, day) ? lot.existencia - lot.reservada : 0;
}

/** Returns the status of a lot without a hold: with pieces, it is available until its date has passed. */
export function unheldStatus(
  { existencia, caducidad }: Pick<Lot, 'existencia' | 'caducidad'>,
  day: string,
): EstatusLote {
  return existencia === 0 ? 'AGOTADO' : isExpired({ caducidad }, day) ? 'CADUCADO' : 'DISPONIBLE';
}

/** Statuses of held lots, from the weakest hold to the strongest. */
export const HOLDS = ['CUARENTENA', 'SUSPENDIDO', 'RETIRADO'] as const satisfies readonly EstatusLote[];
export type Hold = (typeof HOLDS)[number];

/** Returns the hold on a lot, regardless of its date and pieces; null without one. */
export function holdOf({ estatus }: Pick<Lot, 'estatus'>): Hold | null {
  return HOLDS.find((hold) => hold === estatus) ?? null;
}

export function isHeld(lot: Pick<Lot, 'estatus'>): boolean {
  return holdOf(lot) !== null;
}

/** The stronger of two holds. */
export function stronger(one: Hold | null, other: Hold | null): Hold | null {
  return HOLDS.findLast((hold) => hold === one || hold === other) ?? null;
}

/** True when two lots share all identifying fields. */
export function hasIdentity(lot: LotIdentity, identity: LotIdentity): boolean {
  return (
    lot.numeroLote === identity.numeroLote &&
    lot.caducidad === identity.caducidad &&
    lot.fuenteFinanciamientoId === identity.fuenteFinanciamientoId &&
    lot.programaId === identity.programaId &&
    lot.costoUnitario === identity.costoUnitario &&
    (lot.proveedorId ?? null) === (identity.proveedorId ?? null) &&
    brandKey(lot.marca) === brandKey(identity.marca)
  );
}

/** Normalises a brand for comparison: without case, accents and punctuation. */
export const brandKey = (brand: string | null | undefined): string => plainWords(brand ?? '').join(' ');

/** Checks whether incoming pieces join a lot. A used-up lot takes pieces again; a held one takes those with the same hold. */
export function isSameLot(lot: Lot, identity: LotIdentity, held: Hold | null): boolean {
  return (
    hasIdentity(lot, identity) &&
    (held ? lot.estatus === held : lot.estatus === 'DISPONIBLE' || lot.estatus === 'AGOTADO')
  );
}
