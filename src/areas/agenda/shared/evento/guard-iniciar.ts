import type { GuardsOf } from '#platform/shared/entity-types';
import { issueAt } from '#platform/shared/rules/issue-at';

const HOUR_MS = 60 * 60 * 1000;
/** Hours before and after the start of an appointment within which an arrival counts (DOMAIN b.6). */
export const LATE_HOURS = 2;

/** Returns true when an arrival at a moment (ms) is within the appointment's time window. */
export const isArrivalTime = (inicio: string, at: number): boolean =>
  Math.abs(at - Date.parse(inicio)) <= LATE_HOURS * HOUR_MS;

/** DOMAIN b.6: refuses an arrival hours too early or too late, or on another day. */
export const eventoIniciar: GuardsOf<'evento'>['iniciar'] = ({ inicio }, _input, { now }) =>
  issueAt(!isArrivalTime(inicio, Date.parse(now)), 'inicio', 'LLEGADA_FUERA_DE_HORA', {
    horas: LATE_HOURS,
  });
