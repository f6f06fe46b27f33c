import type { OrdenCargo } from '#generated/shared/types/orden-cargo.gen';

export type OrderLine = NonNullable<OrdenCargo['lineas']>[number];
export type DispensedLot = NonNullable<OrderLine['lotes']>[number];

export const linesOf = ({ lineas }: Pick<OrdenCargo, 'lineas'>): readonly OrderLine[] => lineas ?? [];

export const lotsOf = ({ lotes }: Pick<OrderLine, 'lotes'>): readonly DispensedLot[] => lotes ?? [];

/** Returns the total pieces of some lots. */
export const piecesIn = (lots: readonly { readonly cantidad: number }[] | null | undefined): number =>
  (lots ?? []).reduce((sum, { cantidad }) => sum + cantidad, 0);

/** Returns the authorised pieces of a line that are still expected. */
export function pendingOf(line: Pick<OrderLine, 'cantidadAutorizada' | 'noSurtida' | 'lotes'>): number {
  if (line.noSurtida === true) return 0;
  return Math.max(0, (line.cantidadAutorizada ?? 0) - piecesIn(line.lotes));
}

/** Returns the pieces of a lot charged to the stay: the dispensed ones until reception, then the received ones, less the credited ones. */
export function chargedOf({ cantidad, cantidadRecibida, cantidadAcreditada }: DispensedLot): number {
  return Math.max(0, (cantidadRecibida ?? cantidad) - (cantidadAcreditada ?? 0));
}

/** Checks whether an order may be prepared before its authorisation. */
export const isUrgent = ({ tipo }: Pick<OrdenCargo, 'tipo'>): boolean => tipo === 'URGENTE' || tipo === 'CARRO_ROJO';
