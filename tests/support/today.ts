import { addDays } from '#platform/shared/dates/days';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';

/** Returns the network's day, `yyyy-MM-dd`, some days later. In UTC it is already the next day for six hours of each day. */
export function today(later = 0): string {
  return addDays(todayIn(DEFAULT_TIME_ZONE), later);
}
