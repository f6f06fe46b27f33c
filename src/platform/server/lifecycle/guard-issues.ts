import { guards } from '#app/shared/registries/guards';
import type { Issue } from '#platform/shared/issue';
import type { Guard, TransitionSpec } from '#platform/shared/lifecycle';
import { named } from '#platform/shared/named';
import type { LooseRecord } from '#platform/shared/paths';

const guardTable = guards as unknown as Readonly<Record<string, Guard<LooseRecord, unknown>>>;

/** Issues that the guard of a step finds in a document as the form would leave it. */
export function guardIssues(
  { guard }: TransitionSpec,
  proposed: LooseRecord,
  input: LooseRecord | undefined,
  { today, now }: { readonly today: string; readonly now: Date },
): readonly Issue[] {
  return guard ? named(guardTable, 'guard', guard)(proposed, input, { today, now: now.toISOString() }) : [];
}
