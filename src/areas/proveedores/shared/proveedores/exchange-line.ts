import type { PropuestaCambio } from '#generated/shared/types.gen';

/** Compensation by the supplier for the pieces. */
export type Kind = PropuestaCambio['tipo'];
export type ExchangeLine = NonNullable<PropuestaCambio['lineas']>[number];

/** Amounts of a line used by the arithmetic of an exchange. */
export type Amounts = Pick<ExchangeLine, 'cantidadSale'> &
  Partial<Pick<ExchangeLine, 'cantidadEntra' | 'recibidoCantidad' | 'entregadoCantidad'>>;

/** Returns the pieces of a line still to be exchanged: incoming ones, or outgoing ones with a credit note. */
export function pendingOf(
  tipo: Kind,
  { cantidadSale, cantidadEntra, recibidoCantidad, entregadoCantidad }: Amounts,
): number {
  return tipo === 'NOTA_CREDITO'
    ? cantidadSale - (entregadoCantidad ?? 0)
    : (cantidadEntra ?? cantidadSale) - (recibidoCantidad ?? 0);
}

/** Returns the reserved pieces of a line that have not left. */
export function heldOf({ cantidadSale, entregadoCantidad }: Amounts): number {
  return cantidadSale - (entregadoCantidad ?? 0);
}

/** Returns the pieces of a line claimed by right and not yet exchanged. Pieces claimed by right are exchanged before voluntary ones. */
export function claimedOf({
  piezasPorDerecho,
  entregadoCantidad,
}: Partial<Pick<ExchangeLine, 'piezasPorDerecho' | 'entregadoCantidad'>>): number {
  return Math.max(0, (piezasPorDerecho ?? 0) - (entregadoCantidad ?? 0));
}
