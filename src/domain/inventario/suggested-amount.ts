/** What an order is worked out from, in pieces. */
export interface OrderNeed {
  readonly maximo: number;
  readonly disponible: number;
  readonly enTransito: number;
  /** Pieces that orders go by. */
  readonly multiplo: number;
}

/** What to ask for so that stock comes up to its maximum, in whole multiples; never less than nothing (DOMAIN c.4). */
export function suggestedAmount({ maximo, disponible, enTransito, multiplo }: OrderNeed): number {
  const need = maximo - disponible - enTransito;
  return need <= 0 ? 0 : Math.ceil(need / multiplo) * multiplo;
}
