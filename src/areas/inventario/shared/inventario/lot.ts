import type { EstatusLote, TipoMovimiento } from '#generated/shared/enums.gen';
import { plainWords } from '#platform/shared/plain-text';
import type { Delivery } from './delivery';

/** Which warehouse's stock of which supply. */
export interface StockKey {
  readonly almacenId: number;
  readonly insumoId: number;
}

/**
 * Identity of pieces within one warehouse and supply (DOMAIN a.5), with who delivered them: rights to exchange and recalls go
 * by supplier and brand.
 */
export interface LotIdentity {
  /** Null for supplies without lot numbers. */
  readonly numeroLote: string | null;
  /** `yyyy-MM-dd`; null for what does not expire. */
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
  /** Pieces that are there, reserved ones included. */
  readonly existencia: number;
  /** Pieces that documents being picked wait for. */
  readonly reservada: number;
  /** `yyyy-MM-dd`. */
  readonly fechaRecepcion: string;
}

/** Effect of a movement: brings pieces in, takes them out, or records a change. */
export type Nature = 'in' | 'out' | 'note';

/** The first letter of a kind of movement says so: `E_PROVEEDOR`, `S_RECETA`, `N_CAMBIO_ESTATUS`. */
export function natureOf(tipo: TipoMovimiento): Nature {
  return tipo.startsWith('E_') ? 'in' : tipo.startsWith('S_') ? 'out' : 'note';
}

/** True when a lot's date is past on a day; a lot can be used up to and including its date. */
export function isExpired({ caducidad }: Pick<Lot, 'caducidad'>, day: string): boolean {
  return caducidad !== null && caducidad < day;
}

/** Pieces of a lot that a document can still take on a day: none of a lot that is held back or expired. */
export function freeOn(lot: Lot, day: string): number {
  return lot.estatus === 'DISPONIBLE' && !isExpired(lot, day) ? lot.existencia - lot.reservada : 0;
}

/** Status of a lot without a hold: one with pieces is available until its date has passed. */
export function unheldStatus(
  { existencia, caducidad }: Pick<Lot, 'existencia' | 'caducidad'>,
  day: string,
): EstatusLote {
  return existencia === 0 ? 'AGOTADO' : isExpired({ caducidad }, day) ? 'CADUCADO' : 'DISPONIBLE';
}

/** Statuses of held lots, from the weakest hold to the strongest. */
export const HOLDS = ['CUARENTENA', 'SUSPENDIDO', 'RETIRADO'] as const satisfies readonly EstatusLote[];
export type Hold = (typeof HOLDS)[number];

/** Hold on a lot, regardless of its date and pieces; null without one. */
export function holdOf({ estatus }: Pick<Lot, 'estatus'>): Hold | null {
  return HOLDS.find((hold) => hold === estatus) ?? null;
}

/** True when a lot is held. */
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

/** A brand for comparison: without case, accents and signs. */
export const brandKey = (brand: string | null | undefined): string => plainWords(brand ?? '').join(' ');

/** True when incoming pieces join a lot. A used-up lot takes pieces again; a held one takes those with the same hold. */
export function isSameLot(lot: Lot, identity: LotIdentity, held: Hold | null): boolean {
  return (
    hasIdentity(lot, identity) &&
    (held ? lot.estatus === held : lot.estatus === 'DISPONIBLE' || lot.estatus === 'AGOTADO')
  );
}
