import type { Resource } from '../entity/resource';
import { dueAt } from '#platform/shared/lifecycle/lifecycle';
import type { LooseRecord } from '#platform/shared/paths';
import type { ColumnValues } from '../records/column-values';

/** Returns the columns with a document's state, its start, and its deadline. */
export function stateValues({ lifecycle }: Resource, state: string, document: LooseRecord, now: Date): ColumnValues {
  if (!lifecycle) return {};
  const { field, since, due } = lifecycle;
  return {
    [field]: state,
    ...(since ? { [since]: now } : {}),
    ...(due ? { [due]: dueAt(lifecycle, state, document, now) } : {}),
  };
}
