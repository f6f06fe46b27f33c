import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { parametersOf, type AuditFilter } from './audit-filter';

type Method<Name extends 'bitacoraBuscar' | 'bitacoraEvento' | 'bitacoraCadena'> = (call: {
  params?: OperationTypes[Name]['params'];
  signal: AbortSignal;
}) => Promise<{ data: OperationTypes[Name]['answer'] }>;

/** Operations of the audit trail in the application's data provider. */
type AuditMethods = DataProvider & {
  readonly bitacoraBuscar: Method<'bitacoraBuscar'>;
  readonly bitacoraEvento: Method<'bitacoraEvento'>;
  readonly bitacoraCadena: Method<'bitacoraCadena'>;
};

const PAGE = 50;

/** Fetches the events that match a filter, newest first, page by page. */
export function useEvents(filter: AuditFilter) {
  const provider = useDataProvider<AuditMethods>();
  return useInfiniteQuery({
    queryKey: ['bitacora', filter],
    queryFn: async ({ signal, pageParam }) =>
      (
        await provider.bitacoraBuscar({
          params: { ...parametersOf(filter), cantidad: PAGE, ...(pageParam === null ? {} : { antesDe: pageParam }) },
          signal,
        })
      ).data,
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    staleTime: 0,
  });
}

/** Fetches one event with its changes; it is immutable. */
export function useEvent(bitacoraId: number) {
  const provider = useDataProvider<AuditMethods>();
  return useQuery({
    queryKey: ['bitacora', 'evento', bitacoraId],
    queryFn: async ({ signal }) => (await provider.bitacoraEvento({ params: { bitacoraId }, signal })).data,
    staleTime: Infinity,
  });
}

/** Verifies the end of the chain. */
export function useChain() {
  const provider = useDataProvider<AuditMethods>();
  return useQuery({
    queryKey: ['bitacora', 'cadena'],
    queryFn: async ({ signal }) => (await provider.bitacoraCadena({ signal })).data,
    staleTime: 60_000,
  });
}
