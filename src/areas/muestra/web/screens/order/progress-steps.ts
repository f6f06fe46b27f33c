import type { IconName } from '#platform/web/ui/icons/Icon';
import type { Tone } from '#platform/web/ui/values/enum-choices';

export interface ProgressStep {
  /** Its text is `mock.progress.<key>`. */
  readonly key: string;
  readonly icon: IconName;
  readonly tone: Tone;
}

/** Steps of an order, indexed by the `progressStatus` of the wire. */
export const PROGRESS_STEPS: readonly ProgressStep[] = [
  { key: 'preparing', icon: 'box', tone: 'neutral' },
  { key: 'onItsWay', icon: 'truck', tone: 'info' },
  { key: 'delivered', icon: 'home', tone: 'success' },
];
