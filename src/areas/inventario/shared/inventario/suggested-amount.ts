/** Amounts that an order is calculated from, in pieces. */
export interface OrderNeed {
  /** Null where no levels are set. */
  readonly maximo: number | null;
  readonly disponible: number;
  readonly enTransito: number;
  /** Pieces that orders go by. */
  readonly multiplo: number;
}

/** Pieces to request so that stock reaches its maximum, in whole multiples; at least zero (DOMAIN c.4). Null without a maximum. */
export function suggestedAmount({ maximo, disponible, enTransito, multiplo }: OrderNeed): number | null {
  if (maximo === null) return null;
  const need = maximo - disponible - enTransito;
  return need <= 0 ? 0 : Math.ceil(need / multiplo) * multiplo;
}
