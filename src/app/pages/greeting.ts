import { toZonedTime } from '../../shared/dates/moments';
import { currentTimeZone } from '../../ui/format/time-zone';

/** Key of the greeting that fits the hour of the unit's time zone. */
export function greetingKey(now = new Date()): string {
  const hour = Number(toZonedTime(now, currentTimeZone())?.time.slice(0, 2) ?? 12);
  if (hour >= 5 && hour < 12) return 'app.home.morning';
  return hour >= 12 && hour < 19 ? 'app.home.afternoon' : 'app.home.evening';
}
