import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';

const UNITS = [
  ['day', millisecondsInDay],
  ['hour', millisecondsInHour],
  ['minute', millisecondsInMinute],
] as const;

/** «hace 5 minutos», for what is less than a week old; null for the rest, whose date says more. */
export function relativeTime(instant: string, now: number, locale: string): string | null {
  const span = Date.parse(instant) - now;
  const [unit, length] = UNITS.find(([, each]) => Math.abs(span) >= each) ?? ['second', millisecondsInSecond];
  if (unit === 'day' && Math.abs(span) >= 7 * length) return null;
  return new Intl.RelativeTimeFormat(locale === 'en' ? 'en' : 'es-MX', { numeric: 'auto' }).format(
    Math.trunc(span / length),
    unit,
  );
}
