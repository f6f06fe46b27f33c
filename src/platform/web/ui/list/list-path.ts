import type { ListFilter } from '#platform/shared/list-filter';
import { recordPath } from '#platform/shared/record-path';

/** Returns the URL of the list of a resource known only at run time; handwritten code uses `listLink`. */
export function listPath(
  resource: string,
  filter: ListFilter,
  sort?: { readonly field: string; readonly order: string },
): string {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  if (sort) {
    search.set('sort', sort.field);
    search.set('order', sort.order.toUpperCase());
  }
  return `${recordPath.list(resource)}?${search.toString()}`;
}
