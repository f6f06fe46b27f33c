import { useGetList, type UseGetListOptions } from 'react-admin';
import type { ResourceName } from '#platform/shared/product-names';
import { listParams, type Listed, type RecordsQuery } from './records-query';

/** Reads records of a resource with a type-checked query; options are those of `useGetList`. */
export function useRecords<Name extends ResourceName>(
  resource: Name,
  query: RecordsQuery<Name>,
  options: UseGetListOptions<Listed<Name>> = {},
) {
  return useGetList<Listed<Name>>(resource, listParams(query), options);
}
