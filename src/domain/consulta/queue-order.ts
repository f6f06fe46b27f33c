import { CALLS_BEFORE_ABSENT } from './calls-in-state';

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

/** Time that a person who was called takes to arrive: until then «next» calls another. */
export const ARRIVAL_MS = 60_000;

/**
 * The order of a queue: the most urgent first, however often they were called; of one urgency those not called yet, by turn, and then the
 * others, the one called longest ago first. A person who counts as absent after three calls comes last.
 */
export function queueOrder(one: Waiting, other: Waiting): number {
  return (
    Number(isAbsent(one)) - Number(isAbsent(other)) ||
    triageRank(one.triage) - triageRank(other.triage) ||
    Math.sign(one.llamadas) - Math.sign(other.llamadas) ||
    (one.llamadas > 0 ? (one.ultimaLlamada ?? '').localeCompare(other.ultimaLlamada ?? '') : 0) ||
    (one.turnoNumero ?? 0) - (other.turnoNumero ?? 0)
  );
}

const isAbsent = ({ llamadas }: Waiting): boolean => llamadas >= CALLS_BEFORE_ABSENT;
