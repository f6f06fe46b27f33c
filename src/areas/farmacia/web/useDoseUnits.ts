import { useGetOne } from 'react-admin';
import { prescribableUnits } from '#areas/farmacia/shared/farmacia/dose-units';
import type { Insumo } from '#generated/shared/types/insumo.gen';

/** Units in which a medicine can be prescribed, by what the catalogue states of its pack; undefined while that is not known. */
export function useDoseUnits(insumoId: unknown): readonly string[] | undefined {
  const id = typeof insumoId === 'number' ? insumoId : null;
  const { data } = useGetOne<Insumo & { id: number }>(
    'insumo',
    { id: id ?? 0 },
    { enabled: id !== null, retry: false },
  );
  return id === null || !data ? undefined : prescribableUnits(data);
}
