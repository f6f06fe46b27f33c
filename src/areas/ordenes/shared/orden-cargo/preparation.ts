/** Inactivity after which another person takes an order over without confirmation, in milliseconds (DOMAIN c.5, 2). */
const IDLE_MS = 15 * 60 * 1000;

/**
 * Checks whether the preparation of an order had recent activity.
 *
 * @param activity time of the last activity; null when the order is not being prepared
 */
export function isActive(activity: Date | string | null | undefined, now: Date): boolean {
  return activity != null && now.getTime() - new Date(activity).getTime() < IDLE_MS;
}
