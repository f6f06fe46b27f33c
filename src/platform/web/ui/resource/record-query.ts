import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { openingKey } from './opening-key';
import type { ResourceModule } from './resource-module';
import type { WireRecord } from './wire-record';

interface Reading {
  readonly module: Pick<ResourceModule, 'name' | 'keyName' | 'parts'>;
  readonly id: string;
  readonly dataProvider: Pick<DataProvider, 'getOne'>;
  readonly queryClient: QueryClient;
  readonly isAllowed: (permission: string) => boolean;
}

interface Referred {
  readonly recurso: string;
  readonly id: string | number;
  readonly registro: WireRecord;
}

type Operation = (call: object) => Promise<{ readonly data: Readonly<Record<string, unknown>> }>;

/**
 * Returns the query of a record's page, under the key of react-admin's hooks. It uses the resource's `opening`, whose response is cached
 * for the parts of the page, or else reads the record alone.
 */
export function recordQuery({ module: { name, keyName, parts }, id, dataProvider, queryClient, isAllowed }: Reading) {
  const opening = parts?.opening;
  const open = async (signal: AbortSignal): Promise<WireRecord | null> => {
    if (!opening || !isAllowed(opening.permission)) return null;
    const operation = (dataProvider as unknown as Readonly<Record<string, Operation>>)[opening.operation]!;
    const key = openingKey(name, id);
    try {
      const { data } = await operation({ params: { [keyName]: id }, signal });
      queryClient.setQueryData(key, data);
      for (const { recurso, id: referred, registro } of data[opening.referred] as readonly Referred[])
        // Same key as react-admin's hook for the labels of references.
        queryClient.setQueryData([recurso, 'getMany', { ids: [String(referred)] }], [{ ...registro, id: referred }]);
      const record = data[opening.record] as WireRecord | null;
      return record && { ...record, id: record[keyName] };
    } catch (error) {
      // The two permissions may have different scopes.
      if ((error as { status?: unknown }).status !== 404) throw error;
      queryClient.setQueryData(key, null);
      return null;
    }
  };
  return {
    queryKey: [name, 'getOne', { id }],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await open(signal)) ?? ((await dataProvider.getOne(name, { id, signal })).data as WireRecord),
  };
}
