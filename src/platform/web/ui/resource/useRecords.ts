import { useGetList, type UseGetListOptions } from 'react-admin';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import { listParams, type Listed, type RecordsQuery } from './records-query';

/** Reads records of a resource by a query whose names and values the compiler checks; options are those of `useGetList`. */
export function useRecords<Name extends ResourceName>(
  resource: Name,
  query: RecordsQuery<Name>,
  options: UseGetListOptions<Listed<Name>> = {},
) {
  return useGetList<Listed<Name>>(resource, listParams(query), options);
}
