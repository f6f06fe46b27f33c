import { addDays } from '#platform/shared/dates/days';
import type { Random } from '../random';

/** Hours (UTC) of a document's steps, in order: a morning and an afternoon of each day. */
const MORNING = [14, 16] as const;
const AFTERNOON = [18, 20] as const;

/**
 * Returns the time of a document's step: the first two steps are on the day of its creation, the next two on the day after, and so on.
 *
 * @param daysBefore days from its creation to the base date; more than half the number of steps, so that no step is in the future
 */
export function momentOf(baseDate: string, daysBefore: number, step: number, random: Random): Date {
  const day = addDays(baseDate, Math.floor(step / 2) - daysBefore);
  const [from, to] = step % 2 === 0 ? MORNING : AFTERNOON;
  return new Date(
    Date.parse(`${day}T00:00:00Z`) + random.integer(from, to) * 3_600_000 + random.integer(0, 59) * 60_000,
  );
}

/** `yyyy-MM-dd` of a moment within those hours, which is the same day in local time and in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A moment a number of minutes later. */
export const minutesLater = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);
