import { useQuery } from '@tanstack/react-query';
import type { Paciente } from '#generated/shared/types/paciente.gen';

type Allergies = NonNullable<Paciente['alergias']>;

/** Names of allergies without a linked substance that match no known one. */
export function useUnlinkedNames(allergies: Allergies): readonly string[] {
  const open = allergies.filter(({ sustanciaId, insumoId }) => sustanciaId == null && insumoId == null);
  const { data } = useQuery({
    queryKey: ['alergias', 'sin-vincular', open.map(({ sustancia, tipo }) => [sustancia, tipo])],
    queryFn: async () => (await import('./unlinked-names')).unlinkedNames(open),
    enabled: open.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}
