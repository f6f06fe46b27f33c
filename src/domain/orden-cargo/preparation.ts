/** So long without activity, somebody else takes an order over without being asked twice (DOMAIN c.5, 2). */
const IDLE_MS = 15 * 60 * 1000;

/**
 * Whether whoever prepares an order has done something about it lately.
 *
 * @param activity when they last did; null where nobody prepares it
 */
export function isActive(activity: Date | string | null | undefined, now: Date): boolean {
  return activity != null && now.getTime() - new Date(activity).getTime() < IDLE_MS;
}
