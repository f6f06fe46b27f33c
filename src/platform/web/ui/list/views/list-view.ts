import type { ListFilter } from '#platform/shared/list-filter';
import type { FilterValues } from '../filter-spec';
import { sameValue } from './view-content';

/** Tab of a list. Its label is `resources.<resource>.views.<id>`. */
export interface ListView {
  readonly id: string;
  readonly filter: ListFilter;
}

/** Returns the tab whose filter is part of the current one; null for the tab of all records. */
export function activeView(views: readonly ListView[], values: FilterValues): ListView | null {
  return (
    views.find(({ filter }) => Object.entries(filter).every(([source, value]) => sameValue(values[source], value))) ??
    null
  );
}
