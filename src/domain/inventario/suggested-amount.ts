/** What an order is worked out from, in pieces. */
export interface OrderNeed {
  /** Null where no levels are set. */
  readonly maximo: number | null;
  readonly disponible: number;
  readonly enTransito: number;
  /** Pieces that orders go by. */
  readonly multiplo: number;
}

/** What to ask for so that stock comes up to its maximum, in whole multiples; never less than nothing (DOMAIN c.4). Null without a maximum. */
export function suggestedAmount({ maximo, disponible, enTransito, multiplo }: OrderNeed): number | null {
  if (maximo === null) return null;
  const need = maximo - disponible - enTransito;
  return need <= 0 ? 0 : Math.ceil(need / multiplo) * multiplo;
}
