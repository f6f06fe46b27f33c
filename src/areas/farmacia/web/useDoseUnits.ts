import { useGetOne } from 'react-admin';
import { prescribableUnits } from '#areas/farmacia/shared/farmacia/dose-units';
import type { Insumo } from '#generated/shared/types/insumo.gen';

/** Returns the units in which a medicine can be prescribed, according to its pack in the catalogue; undefined while loading. */
export function useDoseUnits(insumoId: unknown): readonly string[] | undefined {
  const id = typeof insumoId === 'number' ? insumoId : null;
  const { data } = useGetOne<Insumo & { id: number }>(
    'insumo',
    { id: id ?? 0 },
    { enabled: id !== null, retry: false },
  );
  return id === null || !data ? undefined : prescribableUnits(data);
}
