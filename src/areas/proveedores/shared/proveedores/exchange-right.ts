import { daysBetween } from '#platform/shared/dates/days';

/** Fields of an exchange letter that determine the right of exchange. */
export interface LetterFacts {
  readonly estatus: string;
  /** `yyyy-MM-dd`, the last day of the right. */
  readonly vigenciaFecha: string | null;
  readonly cantidad: number;
  readonly cantidadCanjeada: number;
  /** Pieces of accepted proposals that are not received yet. */
  readonly piezasEnCanje: number;
}

/** State of the right: in force, or the reason why it is not. */
export type RightState = 'EN_VIGOR' | 'SIN_CARTA' | 'VENCIDO' | 'CANCELADO' | 'AGOTADO';

export interface ExchangeRight {
  readonly state: RightState;
  /** Pieces that can be claimed by right; 0 without a right. */
  readonly pieces: number;
  /** Days until the right ends, 0 on its last day; null without a letter. */
  readonly daysLeft: number | null;
}

/**
 * Returns the right to exchange pieces of a lot on a day. It depends on the letter alone: an unexpired lot has none once the letter has run
 * out. An expired lot keeps it as long as the letter is valid (DOMAIN b.5).
 *
 * @param letter of the lot; null without one
 * @param day `yyyy-MM-dd`, day of the claim
 */
export function exchangeRight(letter: LetterFacts | null, day: string): ExchangeRight {
  if (letter === null) return { state: 'SIN_CARTA', pieces: 0, daysLeft: null };
  const daysLeft = letter.vigenciaFecha === null ? null : daysBetween(day, letter.vigenciaFecha);
  const none = (state: RightState): ExchangeRight => ({ state, pieces: 0, daysLeft });
  if (letter.estatus === 'CANCELADA') return none('CANCELADO');
  if (letter.estatus === 'VENCIDA' || daysLeft === null || daysLeft < 0) return none('VENCIDO');
  const pieces = Math.max(0, letter.cantidad - letter.cantidadCanjeada - letter.piezasEnCanje);
  return pieces === 0 ? none('AGOTADO') : { state: 'EN_VIGOR', pieces, daysLeft };
}
