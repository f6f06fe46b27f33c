import { daysBetween } from '#platform/shared/dates/days';
import { malformed } from '../db/problem';

/**
 * Holds a stretch of days to its order and its length.
 *
 * @param most days, both ends counted
 * @throws Problem 400 on `hasta`: DIAS_AL_REVES, DEMASIADOS_DIAS with how many there may be
 */
export function requireDays(desde: string, hasta: string, most: number): void {
  const days = daysBetween(desde, hasta) + 1;
  if (days < 1) throw malformed('hasta', 'DIAS_AL_REVES');
  if (days > most) throw malformed('hasta', 'DEMASIADOS_DIAS', { dias: most });
}
