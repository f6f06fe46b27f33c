/** Basis for calculating an order, in pieces. */
export interface OrderNeed {
  /** Null when no levels are set. */
  readonly maximo: number | null;
  readonly disponible: number;
  readonly enTransito: number;
  /** Amounts are multiples of this number of pieces. */
  readonly multiplo: number;
}

/**
 * Returns the pieces to request so that stock reaches its maximum, in whole multiples; at least zero (DOMAIN c.4). Null without a maximum.
 */
export function suggestedAmount({ maximo, disponible, enTransito, multiplo }: OrderNeed): number | null {
  if (maximo === null) return null;
  const need = maximo - disponible - enTransito;
  return need <= 0 ? 0 : Math.ceil(need / multiplo) * multiplo;
}
