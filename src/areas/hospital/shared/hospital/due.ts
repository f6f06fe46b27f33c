import type { News2Risk } from '#areas/consulta/shared/signos/news2';

const HOUR_MS = 60 * 60 * 1000;
/** Hours from one set of signs to the next by the risk of the last (RCP 2017, chart 4). */
const HOURS: Readonly<Record<News2Risk, number>> = { ALTO: 0.5, MEDIO: 1, BAJO_MEDIO: 1, BAJO: 6 };
const HOURS_OF_NONE = 12;
/** A new patient is looked at within the first hour (DOMAIN b.3, 2). */
const HOURS_OF_NEW = 1;
/** A physician's note is written at least once a day (NOM-004 8.3, DOMAIN c.2, 3). */
export const NOTE_HOURS = 24;

/**
 * When the next set of signs of a patient is due.
 *
 * @param admitted when the patient came
 * @param last the last set; null before the first
 */
export function signsDue(
  admitted: Date,
  last: { readonly at: Date; readonly total: number | null; readonly risk: News2Risk | null } | null,
): Date {
  if (!last) return new Date(admitted.getTime() + HOURS_OF_NEW * HOUR_MS);
  const hours = last.total === 0 ? HOURS_OF_NONE : last.risk ? HOURS[last.risk] : HOURS.BAJO;
  return new Date(last.at.getTime() + hours * HOUR_MS);
}

/** True when the physician's daily note is overdue. */
export function isNoteOverdue(admitted: Date, last: Date | null, now: Date): boolean {
  return now.getTime() - Math.max(admitted.getTime(), last?.getTime() ?? 0) > NOTE_HOURS * HOUR_MS;
}
