/** Triage levels, the most urgent first (Manchester triage, DOMAIN 0.7). */
export const TRIAGE_ORDER = ['ROJO', 'NARANJA', 'AMARILLO', 'VERDE', 'AZUL'] as const;

/** States of a visit that waits for signs or for the physician. */
export const WAITING_STATES = ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA'] as const;

/** States in which a visit can be called. */
export const CALLABLE_STATES = [...WAITING_STATES, 'EN_FARMACIA'] as const;

const CALLABLE: readonly string[] = CALLABLE_STATES;
const WAITING: readonly string[] = WAITING_STATES;

/** Values that determine the position in the queue. */
export interface Waiting {
  readonly estatus: string;
  readonly triage: string | null;
  readonly turnoNumero: number | null;
  /** Number of calls since the visit entered its state. */
  readonly llamadas: number;
  /** Null before the first call, and after returning to waiting. */
  readonly llamadaA: string | null;
  readonly ultimaLlamada: string | null;
}

/** Rank of a triage level. A visit without triage ranks as VERDE: a consultation can wait two hours. */
export const triageRank = (triage: string | null): number => {
  const rank = TRIAGE_ORDER.indexOf(triage as (typeof TRIAGE_ORDER)[number]);
  return rank === -1 ? TRIAGE_ORDER.indexOf('VERDE') : rank;
};

/** Returns true when a visit was called in its state and has neither arrived nor returned to waiting. */
export const isOnCall = ({
  estatus,
  llamadas,
  llamadaA,
}: Pick<Waiting, 'estatus' | 'llamadas' | 'llamadaA'>): boolean =>
  CALLABLE.includes(estatus) && llamadas > 0 && llamadaA !== null;

/** Returns true when a visit waits for its call. */
export const isWaiting = (visit: Pick<Waiting, 'estatus' | 'llamadas' | 'llamadaA'>): boolean =>
  WAITING.includes(visit.estatus) && !isOnCall(visit);

/**
 * Compares two visits in a queue. Called ones are first, the latest call on top. Then come waiting ones by triage; within a level, those
 * never called before those returned to waiting, then by turn. All others follow by turn.
 */
export function queueOrder(one: Waiting, other: Waiting): number {
  return (
    part(one) - part(other) ||
    (isOnCall(one) ? (other.ultimaLlamada ?? '').localeCompare(one.ultimaLlamada ?? '') : 0) ||
    (isWaiting(one) ? triageRank(one.triage) - triageRank(other.triage) : 0) ||
    (isWaiting(one) ? Math.sign(one.llamadas) - Math.sign(other.llamadas) : 0) ||
    (one.turnoNumero ?? 0) - (other.turnoNumero ?? 0)
  );
}

const part = (visit: Waiting): number => (isOnCall(visit) ? 0 : isWaiting(visit) ? 1 : 2);
