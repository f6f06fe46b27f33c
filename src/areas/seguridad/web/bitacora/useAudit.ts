import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { parametersOf, type AuditFilter } from './audit-filter';

type Method<Name extends 'bitacoraBuscar' | 'bitacoraEvento' | 'bitacoraCadena'> = (call: {
  params?: OperationTypes[Name]['params'];
  signal: AbortSignal;
}) => Promise<{ data: OperationTypes[Name]['answer'] }>;

/** The operations of the audit trail, as the application's data provider has them. */
type AuditMethods = DataProvider & {
  readonly bitacoraBuscar: Method<'bitacoraBuscar'>;
  readonly bitacoraEvento: Method<'bitacoraEvento'>;
  readonly bitacoraCadena: Method<'bitacoraCadena'>;
};

const PAGE = 50;

/** Events that a filter asks for, newest first, a page at a time. */
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

/** One event with what it changed. It was written once and stays so. */
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
