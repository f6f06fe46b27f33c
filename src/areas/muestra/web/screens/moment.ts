import { formatTimestamp } from '#platform/web/ui/format/format-date';

/** Instant of the sample backend, formatted for display and for machines. */
export interface Moment {
  /** ISO 8601. */
  readonly iso: string;
  /** `01-03-2026`, in the time zone of the units. */
  readonly day: string;
  /** `14:05`. */
  readonly time: string;
}

/** Converts a Unix time in seconds. */
export function moment(seconds: number): Moment {
  const iso = new Date(seconds * 1000).toISOString();
  const [day = '', time = ''] = formatTimestamp(iso).split(' ');
  return { iso, day, time: time.slice(0, 5) };
}
