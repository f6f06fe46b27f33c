import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';

export interface OrderedActions {
  /** Step of the highlighted button; null when no offered step leads on. */
  readonly primary: string | null;
  /** Further step with a button beside it; never an irreversible one. */
  readonly secondary: string | null;
  /** Remaining steps, in a menu; irreversible ones come last. */
  readonly more: readonly string[];
}

/** Arranges the steps that a person may take: the next one, one more with a button, and the rest. */
export function orderActions(
  { transitions }: Pick<LifecycleSpec, 'transitions'>,
  offered: readonly string[],
): OrderedActions {
  const tone = (name: string) => transitions[name]?.tone ?? 'normal';
  const primary = offered.find((name) => tone(name) === 'primary') ?? null;
  const secondary = offered.find((name) => name !== primary && tone(name) !== 'danger') ?? null;
  const more = offered
    .filter((name) => name !== primary && name !== secondary)
    .toSorted((a, b) => Number(tone(a) === 'danger') - Number(tone(b) === 'danger'));
  return { primary, secondary, more };
}
