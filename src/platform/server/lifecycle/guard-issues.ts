import type { Issue } from '#platform/shared/validation/issue';
import type { StepSpec } from '#platform/shared/lifecycle/lifecycle';
import { named } from '#platform/shared/text/named';
import type { LooseRecord } from '#platform/shared/paths';
import { rulesOf } from '../entity/registry';

/** Returns the issues that a step's guard finds in a document with the values of the form. */
export function guardIssues(
  entity: string,
  { guard }: StepSpec,
  proposed: LooseRecord,
  input: LooseRecord | undefined,
  { today, now }: { readonly today: string; readonly now: Date },
): readonly Issue[] {
  return guard ? named(rulesOf(entity).guards, 'guard', guard)(proposed, input, { today, now: now.toISOString() }) : [];
}
