import type { Column } from '../column';
import type { FilterSpec, FilterValues } from '../filter-spec';
import { unfilteredColumns } from '../layout/constant-columns';

const MAX_PINNED = 3;

/** Kinds of filters whose choice is short. */
const KINDS = new Set<FilterSpec['kind']>(['set', 'reference', 'boolean']);

/**
 * Returns the filters with a button of their own in the toolbar: the first of short choice. One whose column is the same in all rows has a
 * chip there already, and is left to the other filters.
 */
export function pinnedFilters(
  filters: readonly FilterSpec[],
  constant: readonly Column[],
  values: FilterValues,
): readonly FilterSpec[] {
  const chips = new Set<string>(unfilteredColumns(constant, values).map(({ source }) => source));
  return filters
    .filter(({ kind }) => KINDS.has(kind))
    .slice(0, MAX_PINNED)
    .filter(({ source }) => !chips.has(source));
}
