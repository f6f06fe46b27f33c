/** How urgent a patient is, the most urgent first (Manchester triage, DOMAIN 0.7). */
export const TRIAGE_ORDER = ['ROJO', 'NARANJA', 'AMARILLO', 'VERDE', 'AZUL'] as const;

/** States in which somebody waits to be called to signs or to the physician. */
export const WAITING_STATES = ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA'] as const;

/** States in which somebody can be called, to wherever they go next. */
export const CALLABLE_STATES = [...WAITING_STATES, 'EN_FARMACIA'] as const;

/** What the place in the queue depends on. */
export interface Waiting {
  readonly triage: string | null;
  readonly turnoNumero: number | null;
  /** Calls since the visit is in its state. */
  readonly llamadas: number;
  readonly ultimaLlamada: string | null;
}

/** Where a triage stands; whoever has none stands with those that can wait two hours: they came for a consultation. */
export const triageRank = (triage: string | null): number => {
  const rank = TRIAGE_ORDER.indexOf(triage as (typeof TRIAGE_ORDER)[number]);
  return rank === -1 ? TRIAGE_ORDER.indexOf('VERDE') : rank;
};

/**
 * The order in which people are called: those not called yet, the most urgent first and then by turn; after them those who did not come, the
 * one called longest ago first.
 */
export function queueOrder(one: Waiting, other: Waiting): number {
  return (
    Math.sign(one.llamadas) - Math.sign(other.llamadas) ||
    (one.llamadas > 0 ? (one.ultimaLlamada ?? '').localeCompare(other.ultimaLlamada ?? '') : 0) ||
    triageRank(one.triage) - triageRank(other.triage) ||
    (one.turnoNumero ?? 0) - (other.turnoNumero ?? 0)
  );
}
