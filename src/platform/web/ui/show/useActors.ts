import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { HistoryProvider } from './history-provider';

/** Returns the names of creator and last editor from a record's history, which requires no permission to see users. */
export function useActors(
  id: string,
  record: WireRecord,
): { readonly creator: string | null; readonly editor: string | null } {
  const { name } = useResourceModule();
  const provider = useDataProvider<HistoryProvider>();
  const ids = [...new Set([record['creadoPor'], record['modificadoPor']])].filter(
    (key): key is number => typeof key === 'number',
  );
  const { data } = useQuery({
    queryKey: [name, 'history', id, 'actors', ids],
    queryFn: async ({ signal }) =>
      new Map(
        await Promise.all(
          ids.map(async (usuarioId) => {
            const {
              data: [event],
            } = await provider.history(name, { id, page: 1, pageSize: 1, usuarioId, signal });
            return [usuarioId, event?.usuarioNombre ?? null] as const;
          }),
        ),
      ),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
  return {
    creator: data?.get(Number(record['creadoPor'])) ?? null,
    editor: data?.get(Number(record['modificadoPor'])) ?? null,
  };
}
