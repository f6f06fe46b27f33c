import { daysBetween } from '#platform/shared/dates/days';
import { malformed } from '../db/problem';

/**
 * Requires a period of days to be in order and within a maximum length.
 *
 * @param most maximum days, both ends counted
 * @throws Problem 400 on `hasta`: DIAS_AL_REVES, DEMASIADOS_DIAS with the maximum
 */
export function requireDays(desde: string, hasta: string, most: number): void {
  const days = daysBetween(desde, hasta) + 1;
  if (days < 1) throw malformed('hasta', 'DIAS_AL_REVES');
  if (days > most) throw malformed('hasta', 'DEMASIADOS_DIAS', { dias: most });
}
