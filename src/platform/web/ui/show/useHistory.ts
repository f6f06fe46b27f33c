import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HistoryProvider } from './history-provider';

export interface HistoryFilter {
  readonly page: number;
  readonly pageSize: number;
  readonly accion?: string | undefined;
  readonly usuarioId?: number | undefined;
  readonly estados?: boolean;
}

/** Reads a page of a record's history; refetched after every write to the resource. */
export function useHistory(resource: string, id: string, filter: HistoryFilter) {
  const provider = useDataProvider<HistoryProvider>();
  return useQuery({
    queryKey: [resource, 'history', id, filter],
    queryFn: ({ signal }) => provider.history(resource, { id, ...filter, signal }),
    placeholderData: keepPreviousData,
  });
}
