import { DEFAULT_TIME_ZONE, todayIn } from '../../shared/dates/moments';

/** Today as `yyyy-MM-dd` where the network is. */
export function today(now = new Date()): string {
  return todayIn(DEFAULT_TIME_ZONE, now);
}
