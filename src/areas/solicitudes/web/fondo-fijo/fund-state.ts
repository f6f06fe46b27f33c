import type { IconName } from '#platform/web/ui/icons/Icon';
import type { Tone } from '#platform/web/ui/values/enum-choices';

/** Fill level of a fund as a word, a colour and an icon: each is understandable alone. */
export interface FundState {
  readonly name: 'whole' | 'part' | 'low' | 'none';
  readonly tone: Tone;
  readonly icon: IconName;
}

/** Share of a fund below which it counts as very low, in percent. */
const LOW = 50;

/**
 * Returns the state of a fund.
 *
 * @param share fill level in percent
 */
export function fundState(share: number): FundState {
  if (share >= 100) return { name: 'whole', tone: 'success', icon: 'check' };
  if (share >= LOW) return { name: 'part', tone: 'warning', icon: 'alert' };
  return share > 0 ? { name: 'low', tone: 'danger', icon: 'alert' } : { name: 'none', tone: 'danger', icon: 'block' };
}
