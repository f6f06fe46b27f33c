import type { Tone } from '#platform/web/ui/values/enum-choices';

/** Proportion of its limit from which a wait is nearly too long. */
const SOON = 2 / 3;

/**
 * Returns the tone of a wait against its limit: within it, near it, or beyond. The schema of visits sets the limit (`sla`) by state and
 * triage. A state without a limit is neutral.
 *
 * @param now in milliseconds
 */
export function waitingTone(since: string | null, limit: string | null, now: number): Tone {
  if (!since || !limit) return 'neutral';
  const [from, until] = [Date.parse(since), Date.parse(limit)];
  if (now >= until) return 'danger';
  return now - from >= (until - from) * SOON ? 'warning' : 'success';
}
