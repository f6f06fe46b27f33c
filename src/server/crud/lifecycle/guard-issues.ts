import { guards } from '../../../domain/guards';
import type { Issue } from '../../../shared/issue';
import type { Guard, TransitionSpec } from '../../../shared/lifecycle';
import { named } from '../../../shared/named';
import type { LooseRecord } from '../../../shared/paths';
import type { Actor } from '../../db/actor';

const guardTable = guards as unknown as Readonly<Record<string, Guard<LooseRecord, unknown>>>;

/** What the guard of a step has against a document, as what was filled in would leave it. */
export function guardIssues(
  { guard }: TransitionSpec,
  proposed: LooseRecord,
  input: LooseRecord | undefined,
  { today, now, usuarioId }: { readonly today: string; readonly now: Date; readonly usuarioId: Actor['usuarioId'] },
): readonly Issue[] {
  return guard ? named(guardTable, 'guard', guard)(proposed, input, { today, now: now.toISOString(), usuarioId }) : [];
}
