import type { ListFilter, ListParameterValues } from '#platform/shared/list-filter';
import { encodeFilter } from './encode-filter';

/** Filter and order of a list. */
export interface ListSelection {
  readonly sortBy?: string | undefined;
  readonly descending?: boolean;
  readonly filter?: ListFilter;
  /** Parameters specific to this list, beside its filter. */
  readonly parameters?: ListParameterValues;
}

export interface ListRequest extends ListSelection {
  readonly page: number;
  readonly pageSize: number;
  /** Requests the sums of columns with totals, over all matching records. */
  readonly totals?: boolean;
  /** Sorts records of the signed-in user before the rest. */
  readonly ownUnitFirst?: boolean;
}

/** Returns the query string of a list in the API's dialect. A sort by `id` is react-admin's default order, so it is not sent. */
export function listQuery({ page, pageSize, totals = false, ownUnitFirst = false, ...selection }: ListRequest): string {
  const query = new URLSearchParams({ pageNumber: String(page), pageSize: String(pageSize) });
  addSelection(query, selection);
  if (totals) query.set('includeTotals', 'true');
  if (ownUnitFirst) query.set('propiosPrimero', 'true');
  return query.toString();
}

/** Adds filter and order, as lists and exports accept them. */
export function addSelection(
  query: URLSearchParams,
  { sortBy, descending = false, filter = {}, parameters = {} }: ListSelection,
): void {
  if (sortBy && sortBy !== 'id') {
    query.set('sortBy', sortBy);
    query.set('sortDir', descending ? 'desc' : 'asc');
  }
  const filterBy = encodeFilter(filter);
  if (filterBy) query.set('filterBy', filterBy);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value));
}
