import type { FilterValues } from '../filter-spec';

export interface ListState {
  readonly filter: FilterValues;
  readonly sort: { readonly field: string; readonly order: string };
  readonly perPage: number;
}

/** Returns the query of a list's URL, as react-admin's list reads it, on the first page. */
export function listAddress({ filter, sort, perPage }: ListState): string {
  return new URLSearchParams({
    displayedFilters: '{}',
    filter: JSON.stringify(filter),
    order: sort.order,
    page: '1',
    perPage: String(perPage),
    sort: sort.field,
  }).toString();
}
