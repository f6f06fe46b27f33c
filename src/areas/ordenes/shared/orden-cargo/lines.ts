import type { OrdenCargo } from '#generated/shared/types/orden-cargo.gen';

export type OrderLine = NonNullable<OrdenCargo['lineas']>[number];
export type DispensedLot = NonNullable<OrderLine['lotes']>[number];

export const linesOf = ({ lineas }: Pick<OrdenCargo, 'lineas'>): readonly OrderLine[] => lineas ?? [];

export const lotsOf = ({ lotes }: Pick<OrderLine, 'lotes'>): readonly DispensedLot[] => lotes ?? [];

/** Pieces of some lots together. */
export const piecesIn = (lots: readonly { readonly cantidad: number }[] | null | undefined): number =>
  (lots ?? []).reduce((sum, { cantidad }) => sum + cantidad, 0);

/** Pieces of a line that were authorised and are still expected. */
export function pendingOf(line: Pick<OrderLine, 'cantidadAutorizada' | 'noSurtida' | 'lotes'>): number {
  if (line.noSurtida === true) return 0;
  return Math.max(0, (line.cantidadAutorizada ?? 0) - piecesIn(line.lotes));
}

/** Pieces of a lot that the stay pays for: what was dispensed until it is counted, then what was received, without what was credited. */
export function chargedOf({ cantidad, cantidadRecibida, cantidadAcreditada }: DispensedLot): number {
  return Math.max(0, (cantidadRecibida ?? cantidad) - (cantidadAcreditada ?? 0));
}

/** True when an order may be prepared before its authorisation. */
export const isUrgent = ({ tipo }: Pick<OrdenCargo, 'tipo'>): boolean => tipo === 'URGENTE' || tipo === 'CARRO_ROJO';
