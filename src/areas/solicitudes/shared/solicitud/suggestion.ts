import type { Solicitud } from '#generated/shared/types.gen';
import { suggestedAmount } from '#areas/inventario/shared/inventario/suggested-amount';

/** Stock and levels of a supply in the warehouse that asks for it. Pieces. */
export interface SupplyLevels {
  /** Null where no levels are set. */
  readonly maximo: number | null;
  readonly fondoFijo: number | null;
  /** Pieces that orders go by. */
  readonly multiplo: number;
  /** The most that one request may ask for; null without a ceiling. */
  readonly tope: number | null;
  readonly disponible: number;
  readonly enTransito: number;
  /** Asked for in other requests of which nothing has left yet, drafts included. */
  readonly pedido: number;
}

/**
 * Reason of a suggestion: no level is set, stock and orders cover the level, the amount fills up to the maximum or to the fixed fund,
 * or the ceiling of a request cuts it.
 */
export const SUGGESTION_REASONS = ['SIN_NIVELES', 'CUBIERTO', 'HASTA_MAXIMO', 'HASTA_FONDO_FIJO', 'TOPE'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

export interface Suggestion {
  /** Null where no level is set. */
  readonly cantidad: number | null;
  /** Level that the amount fills up to. */
  readonly meta: number | null;
  readonly motivo: SuggestionReason;
}

const FUND_TYPES: readonly Solicitud['tipo'][] = ['REPOSICION_FONDO_FIJO', 'COLECTIVO'];

/** Tests if requests of a type refill a fixed fund instead of filling up to the maximum. */
export const refillsFund = (tipo: Solicitud['tipo']): boolean => FUND_TYPES.includes(tipo);

/**
 * Suggests the amount of one supply (DOMAIN c.4): up to the maximum, or up to the fixed fund for requests that refill one, less what is
 * available, in transit and asked for; in whole multiples, within the ceiling of a request. A ward without a fixed fund fills up to the maximum.
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
