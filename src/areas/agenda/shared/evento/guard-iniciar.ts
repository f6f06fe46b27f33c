import type { GuardsOf } from '#platform/shared/entity-types';
import { issueAt } from '#platform/shared/rules/issue-at';

const HOUR_MS = 60 * 60 * 1000;
/** An arrival counts so long before and after the hour of the appointment (DOMAIN b.6). */
export const LATE_HOURS = 2;

/** True when an arrival at a moment (ms) is within the appointment's time window. */
export const isArrivalTime = (inicio: string, at: number): boolean =>
  Math.abs(at - Date.parse(inicio)) <= LATE_HOURS * HOUR_MS;

/** DOMAIN b.6: an arrival hours early, or on another day, has no appointment now. */
export const eventoIniciar: GuardsOf<'evento'>['iniciar'] = ({ inicio }, _input, { now }) =>
  issueAt(!isArrivalTime(inicio, Date.parse(now)), 'inicio', 'LLEGADA_FUERA_DE_HORA', {
    horas: LATE_HOURS,
  });
