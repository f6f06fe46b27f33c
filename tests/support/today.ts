import { addDays } from '#platform/shared/dates/days';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';

/** The network's day, `yyyy-MM-dd`, some days later; UTC's is already the next one for six hours of each. */
export function today(later = 0): string {
  return addDays(todayIn(DEFAULT_TIME_ZONE), later);
}
