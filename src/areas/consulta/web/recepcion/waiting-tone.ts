import type { Tone } from '#platform/web/ui/values/enum-choices';

/** Share of its limit from which a wait is marked as nearly too long. */
const SOON = 2 / 3;

/**
 * Tone of a wait against its limit, which is that of the state and the triage in the schema of visits (`sla`): within it, near it, or
 * beyond. A state without a limit is neutral.
 *
 * @param now in milliseconds
 */
export function waitingTone(since: string | null, limit: string | null, now: number): Tone {
  if (!since || !limit) return 'neutral';
  const [from, until] = [Date.parse(since), Date.parse(limit)];
  if (now >= until) return 'danger';
  return now - from >= (until - from) * SOON ? 'warning' : 'success';
}
