import type { DataProvider } from 'react-admin';
import type { ResourceName } from '#platform/shared/product-names';
import { listParams, type Listed, type RecordsQuery } from './records-query';

interface FoundRecords<Name extends ResourceName> {
  readonly data: readonly Listed<Name>[];
  readonly total: number;
}

/** Requests records of a resource from a data provider, outside of a component. */
export async function listRecords<Name extends ResourceName>(
  provider: DataProvider,
  resource: Name,
  query: RecordsQuery<Name>,
  signal?: AbortSignal,
): Promise<FoundRecords<Name>> {
  const { data, total } = await provider.getList<Listed<Name>>(resource, { ...listParams(query), signal });
  return { data, total: total ?? data.length };
}
