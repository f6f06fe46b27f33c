import type { Tone } from '../../ui/values/enum-choices';

/** From this share of its limit on a wait is told as one that is about to be too long. */
const SOON = 2 / 3;

/**
 * How a wait stands against its limit, which is that of the state and the triage in the schema of visits (`sla`): within it, about to pass it,
 * or beyond. A state without a limit is neutral.
 *
 * @param now in milliseconds
 */
export function waitingTone(since: string | null, limit: string | null, now: number): Tone {
  if (!since || !limit) return 'neutral';
  const [from, until] = [Date.parse(since), Date.parse(limit)];
  if (now >= until) return 'danger';
  return now - from >= (until - from) * SOON ? 'warning' : 'success';
}
