import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';

export interface OrderedActions {
  /** Step of the highlighted button; null when no offered step leads on. */
  readonly primary: string | null;
  /** Further steps with a button beside it. */
  readonly secondary: readonly string[];
  /** Remaining steps, in a menu; irreversible ones come last. */
  readonly more: readonly string[];
}

/** Arranges the steps that a person may take: the next one, others with a button, and the rest. */
export function orderActions(
  { transitions }: Pick<LifecycleSpec, 'transitions'>,
  offered: readonly string[],
): OrderedActions {
  const tone = (name: string) => transitions[name]?.tone ?? 'normal';
  const primary = offered.find((name) => tone(name) === 'primary') ?? null;
  const others = offered
    .filter((name) => name !== primary)
    .toSorted((a, b) => Number(tone(a) === 'danger') - Number(tone(b) === 'danger'));
  return others.length <= 2
    ? { primary, secondary: others, more: [] }
    : { primary, secondary: others.slice(0, 1), more: others.slice(1) };
}
