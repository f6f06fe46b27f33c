import { toZonedTime } from '#platform/shared/dates/moments';
import { minutesOf, openRanges, type OpeningHours } from './slots';

/** Booked time: moments in UTC, the end exclusive. */
export interface Booked {
  readonly inicio: string | Date;
  readonly fin: string | Date | null;
  /** Its dock; hours of other docks do not cover it. */
  readonly anden?: string | null;
}

/**
 * Returns true when every minute of an appointment is within opening hours. Consecutive hours count as one range.
 *
 * @param hours of the physician or warehouse, and of the unit of the appointment
 * @param zone of the unit
 */
export function isWithinHours(booked: Booked, hours: readonly OpeningHours[], zone: string): boolean {
  const [from, to] = [toZonedTime(booked.inicio, zone), toZonedTime(booked.fin ?? booked.inicio, zone)];
  if (!from || !to) return false;
  const [begin, end] = [minutesOf(from.time), minutesOf(to.time)];
  const open = hours
    .filter(({ anden = null }) => anden === null || (booked.anden ?? null) === null || anden === booked.anden)
    .flatMap((each) => openRanges(each, from.date))
    .map(([first, last]) => [minutesOf(first), minutesOf(last)] as const)
    .toSorted(([one], [other]) => one - other);
  let covered = begin;
  let isOpen = false;
  for (const [first, last] of open) {
    if (first > covered || last <= covered) continue;
    covered = last;
    isOpen = true;
  }
  return from.date === to.date && isOpen && covered >= end;
}
