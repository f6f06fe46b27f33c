import { addDays } from '#platform/shared/dates/days';
import type { Random } from '../random';

/** Hours (UTC) in which documents are worked at, in the order of a document's steps: a morning and an afternoon of each day. */
const MORNING = [14, 16] as const;
const AFTERNOON = [18, 20] as const;

/**
 * The moment of a document's step: the first two are taken on the day that it is made, the next two on the day after, and so on.
 *
 * @param daysBefore the base date on which it was made; more than half the steps, so that nothing has happened that is still to come
 */
export function momentOf(baseDate: string, daysBefore: number, step: number, random: Random): Date {
  const day = addDays(baseDate, Math.floor(step / 2) - daysBefore);
  const [from, to] = step % 2 === 0 ? MORNING : AFTERNOON;
  return new Date(
    Date.parse(`${day}T00:00:00Z`) + random.integer(from, to) * 3_600_000 + random.integer(0, 59) * 60_000,
  );
}

/** `yyyy-MM-dd` of a moment within those hours, which is the same day here and in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A moment a number of minutes later. */
export const minutesLater = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);
