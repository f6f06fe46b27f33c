import { DEFAULT_TIME_ZONE } from './format-date';

/** Day and time of day in a time zone. */
export interface ZonedTime {
  readonly date: string;
  readonly time: string;
}

/** An instant (ISO 8601) as day and time in the time zone, null when it is no instant. */
export function toZonedTime(instant: string, timeZone = DEFAULT_TIME_ZONE): ZonedTime | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  // Sweden writes dates the way ISO does.
  const [day = '', time = ''] = date.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date: day, time: time.slice(0, 5) };
}

/** Day and time in the time zone as an instant in UTC. */
export function fromZonedTime({ date, time }: ZonedTime, timeZone = DEFAULT_TIME_ZONE): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The zone's offset is known only for an instant; one correction settles it, except in the hour that a clock change skips.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString().replace('.000Z', 'Z');
}

function offsetAt(instant: number, timeZone: string): number {
  const local = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  return Date.parse(`${local}Z`) - Math.floor(instant / 1000) * 1000;
}
