import type { News2Risk } from '#areas/consulta/shared/signos/news2';

const HOUR_MS = 60 * 60 * 1000;
/** Hours between sets of signs by the risk of the last one (RCP 2017, chart 4). */
const HOURS: Readonly<Record<News2Risk, number>> = { ALTO: 0.5, MEDIO: 1, BAJO_MEDIO: 1, BAJO: 6 };
const HOURS_OF_NONE = 12;
/** Hours after the admission within which a new patient is examined (DOMAIN b.3, 2). */
const HOURS_OF_NEW = 1;
/** Maximum hours between a physician's notes (NOM-004 8.3, DOMAIN c.2, 3). */
export const NOTE_HOURS = 24;

/**
 * Returns the time at which a patient's next set of signs is due.
 *
 * @param admitted time of the admission
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

/** Returns true when the physician's daily note is overdue. */
export function isNoteOverdue(admitted: Date, last: Date | null, now: Date): boolean {
  return now.getTime() - Math.max(admitted.getTime(), last?.getTime() ?? 0) > NOTE_HOURS * HOUR_MS;
}
