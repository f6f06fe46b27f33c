import type { PropuestaCambio } from '#generated/shared/types.gen';

/** Compensation by the supplier for the pieces. */
export type Kind = PropuestaCambio['tipo'];
export type ExchangeLine = NonNullable<PropuestaCambio['lineas']>[number];

/** Amounts of a line used by the arithmetic of an exchange. */
export type Amounts = Pick<ExchangeLine, 'cantidadSale'> &
  Partial<Pick<ExchangeLine, 'cantidadEntra' | 'recibidoCantidad' | 'entregadoCantidad'>>;

/** Pieces of a line that are still to be exchanged: those that come in, or of a credit note those that leave. */
export function pendingOf(
  tipo: Kind,
  { cantidadSale, cantidadEntra, recibidoCantidad, entregadoCantidad }: Amounts,
): number {
  return tipo === 'NOTA_CREDITO'
    ? cantidadSale - (entregadoCantidad ?? 0)
    : (cantidadEntra ?? cantidadSale) - (recibidoCantidad ?? 0);
}

/** Pieces of a line that are set apart and have not left. */
export function heldOf({ cantidadSale, entregadoCantidad }: Amounts): number {
  return cantidadSale - (entregadoCantidad ?? 0);
}

/** Pieces of a line that were claimed by right and are not exchanged yet: the right is used before what is voluntary. */
export function claimedOf({
  piezasPorDerecho,
  entregadoCantidad,
}: Partial<Pick<ExchangeLine, 'piezasPorDerecho' | 'entregadoCantidad'>>): number {
  return Math.max(0, (piezasPorDerecho ?? 0) - (entregadoCantidad ?? 0));
}
