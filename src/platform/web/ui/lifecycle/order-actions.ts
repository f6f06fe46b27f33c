import type { LifecycleSpec } from '#platform/shared/lifecycle';

export interface OrderedActions {
  /** The next thing to do: the button that stands out; null when every way leads back or out. */
  readonly primary: string | null;
  /** A second way on, beside it. */
  readonly secondary: readonly string[];
  /** The others, in a menu; what cannot be taken back comes last. */
  readonly more: readonly string[];
}

/** Which of the steps that a person may take is the next one, and where the others stand. */
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
