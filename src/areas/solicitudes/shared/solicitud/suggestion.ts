import type { Solicitud } from '#generated/shared/types.gen';
import { suggestedAmount } from '#areas/inventario/shared/inventario/suggested-amount';

/** Stock and levels of a supply at the requesting warehouse, in pieces. */
export interface SupplyLevels {
  /** Null when no levels are set. */
  readonly maximo: number | null;
  readonly fondoFijo: number | null;
  /** Amounts are multiples of this number of pieces. */
  readonly multiplo: number;
  /** Maximum amount of one request; null without a ceiling. */
  readonly tope: number | null;
  readonly disponible: number;
  readonly enTransito: number;
  /** Pieces in other requests of which nothing has been shipped, drafts included. */
  readonly pedido: number;
}

/**
 * Reason of a suggestion. No level is set; stock and orders cover the level; the amount fills up to the maximum or to the fixed fund; or
 * the ceiling of a request limits it.
 */
export const SUGGESTION_REASONS = ['SIN_NIVELES', 'CUBIERTO', 'HASTA_MAXIMO', 'HASTA_FONDO_FIJO', 'TOPE'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

export interface Suggestion {
  /** Null when no level is set. */
  readonly cantidad: number | null;
  /** Target level of the amount. */
  readonly meta: number | null;
  readonly motivo: SuggestionReason;
}

const FUND_TYPES: readonly Solicitud['tipo'][] = ['REPOSICION_FONDO_FIJO', 'COLECTIVO'];

/** Checks whether requests of a type refill a fixed fund instead of filling up to the maximum. */
export const refillsFund = (tipo: Solicitud['tipo']): boolean => FUND_TYPES.includes(tipo);

/**
 * Suggests the amount of one supply (DOMAIN c.4): up to the maximum, or up to the fixed fund for requests that refill one. Pieces
 * available, in transit and requested are subtracted. The amount is a whole multiple within the ceiling of a request. A ward without a
 * fixed fund fills up to the maximum.
 */
export function suggestionFor(levels: SupplyLevels, tipo: Solicitud['tipo']): Suggestion {
  const { maximo, fondoFijo, multiplo, tope, disponible, enTransito, pedido } = levels;
  const isFund = refillsFund(tipo) && fondoFijo !== null;
  const meta = isFund ? fondoFijo : maximo;
  const full = suggestedAmount({ maximo: meta, disponible, enTransito: enTransito + pedido, multiplo });
  if (full === null) return { cantidad: null, meta: null, motivo: 'SIN_NIVELES' };
  if (full === 0) return { cantidad: 0, meta, motivo: 'CUBIERTO' };
  const most = tope === null ? full : Math.floor(tope / multiplo) * multiplo;
  if (full > most) return { cantidad: most, meta, motivo: 'TOPE' };
  return { cantidad: full, meta, motivo: isFund ? 'HASTA_FONDO_FIJO' : 'HASTA_MAXIMO' };
}
