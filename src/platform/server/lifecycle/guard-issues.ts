import type { Issue } from '#platform/shared/issue';
import type { TransitionSpec } from '#platform/shared/lifecycle';
import { named } from '#platform/shared/named';
import type { LooseRecord } from '#platform/shared/paths';
import { rulesOf } from '../entity/registry';

/** Issues that the guard of a step finds in a document as the form would leave it. */
export function guardIssues(
  entity: string,
  { guard }: TransitionSpec,
  proposed: LooseRecord,
  input: LooseRecord | undefined,
  { today, now }: { readonly today: string; readonly now: Date },
): readonly Issue[] {
  return guard ? named(rulesOf(entity).guards, 'guard', guard)(proposed, input, { today, now: now.toISOString() }) : [];
}
