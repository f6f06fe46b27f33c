import type { ListFilters } from '#generated/shared/list-types.gen';
import type { ResourceName } from '#platform/shared/product-names';
import type { ListOrder } from '../resource/records-query';
import { listPath } from './list-path';

/** Returns the URL of a resource's list with a type-checked filter. */
export function listLink<Name extends ResourceName>(
  resource: Name,
  filter: ListFilters[Name],
  sort?: ListOrder<Name>,
): string {
  return listPath(resource, filter, sort);
}
