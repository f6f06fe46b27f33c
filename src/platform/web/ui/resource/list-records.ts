import type { DataProvider } from 'react-admin';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import { listParams, type Listed, type RecordsQuery } from './records-query';

interface FoundRecords<Name extends ResourceName> {
  readonly data: readonly Listed<Name>[];
  readonly total: number;
}

/** Asks a data provider for records of a resource, outside of a component. */
export async function listRecords<Name extends ResourceName>(
  provider: DataProvider,
  resource: Name,
  query: RecordsQuery<Name>,
  signal?: AbortSignal,
): Promise<FoundRecords<Name>> {
  const { data, total } = await provider.getList<Listed<Name>>(resource, { ...listParams(query), signal });
  return { data, total: total ?? data.length };
}
