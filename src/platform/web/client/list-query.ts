import type { ListFilter, ListParameterValues } from '#platform/shared/list-filter';
import { encodeFilter } from './encode-filter';

/** Which records, and in which order. */
export interface ListSelection {
  readonly sortBy?: string | undefined;
  readonly descending?: boolean;
  readonly filter?: ListFilter;
  /** Parameters that this list alone takes, beside its filter. */
  readonly parameters?: ListParameterValues;
}

export interface ListRequest extends ListSelection {
  readonly page: number;
  readonly pageSize: number;
  /** Sums of the columns that ask for one, over all that match. */
  readonly totals?: boolean;
  /** Sorts records of the signed-in user before the rest. */
  readonly ownFirst?: boolean;
}

/** The query string of a list in the API's dialect. `id` is react-admin's word for «the default order», so it is not sent. */
export function listQuery({ page, pageSize, totals = false, ownFirst = false, ...selection }: ListRequest): string {
  const query = new URLSearchParams({ pageNumber: String(page), pageSize: String(pageSize) });
  addSelection(query, selection);
  if (totals) query.set('includeTotals', 'true');
  if (ownFirst) query.set('propiosPrimero', 'true');
  return query.toString();
}

/** Adds which records and in which order, as lists and exports take them. */
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
