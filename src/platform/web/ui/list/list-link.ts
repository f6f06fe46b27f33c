import type { ListFilters } from '#generated/shared/list-types.gen';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import type { ListOrder } from '../resource/records-query';
import { listPath } from './list-path';

/** Address of the list of a resource, narrowed by a filter that the compiler checks. */
export function listLink<Name extends ResourceName>(
  resource: Name,
  filter: ListFilters[Name],
  sort?: ListOrder<Name>,
): string {
  return listPath(resource, filter, sort);
}
