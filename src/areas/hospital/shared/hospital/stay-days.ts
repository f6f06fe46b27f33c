import { daysBetween } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';

/** Start and end of a stay, ISO 8601. */
export interface StaySpan {
  /** Null before the admission. */
  readonly admitted: string | null | undefined;
  /** Null while the patient is in hospital. */
  readonly discharged: string | null | undefined;
}

/**
 * Returns the days of a stay: the date of the discharge minus the date of the admission, in the time zone of the unit. A stay that begins
 * and ends on one date has one day. A stay that is open, or ends after the cut-off, counts up to the date of the cut-off. Source: SAEH of
 * the DGIS, variable «días de estancia» (decision 249).
 *
 * @param cutOff now, or the end of the period of a report
 * @param zone IANA name of the time zone of the unit
 * @returns null before the admission
 */
export function stayDays({ admitted, discharged }: StaySpan, cutOff: Date, zone: string): number | null {
  if (!admitted) return null;
  const isOver = discharged && Date.parse(discharged) <= cutOff.getTime();
  const last = isOver ? new Date(discharged) : cutOff;
  return Math.max(1, daysBetween(todayIn(zone, new Date(admitted)), todayIn(zone, last)));
}
