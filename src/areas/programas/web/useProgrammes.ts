import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';

type Name = 'programasAvance' | 'programasMedicinas';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

export interface Asked {
  readonly programaId?: number;
  readonly unidadId?: number;
}

export type Programme = OperationAnswer<'programasAvance'>['data']['bloques']['programas'][number];
export type Medicine = OperationAnswer<'programasMedicinas'>['data']['bloques']['insumos'][number];

/** Progress of programmes this month, within the reader's reach. Enrolments refetch it. */
export function useProgress(params: Asked) {
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['programa-inscripcion', 'avance', params, locale],
    queryFn: async ({ signal }) => (await calls.programasAvance({ params, signal })).data,
  });
}

/** Supplies that programmes hand out next month, with their free stock. */
export function useMedicines(params: Asked) {
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['programa-inscripcion', 'medicinas', params, locale],
    queryFn: async ({ signal }) => (await calls.programasMedicinas({ params, signal })).data,
  });
}
