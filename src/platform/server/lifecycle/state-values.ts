import type { Resource } from '#generated/server/resource.gen';
import { dueAt } from '#platform/shared/lifecycle';
import type { LooseRecord } from '#platform/shared/paths';
import type { ColumnValues } from '../records/column-values';

/** The columns that tell which state a document is in, since when, and by when it should have left it. */
export function stateValues({ lifecycle }: Resource, state: string, document: LooseRecord, now: Date): ColumnValues {
  if (!lifecycle) return {};
  const { field, since, due } = lifecycle;
  return {
    [field]: state,
    ...(since ? { [since]: now } : {}),
    ...(due ? { [due]: dueAt(lifecycle, state, document, now) } : {}),
  };
}
