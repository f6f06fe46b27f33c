import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { listRecords } from '#platform/web/ui/resource/list-records';
import type { Temperatura } from '#generated/shared/types/temperatura.gen';

/** Period of the chart, in days. */
export const DAYS = 14;
/** Maximum number of readings: twenty a day. */
const MOST = 280;
const DAY_MS = 86_400_000;

/** Readings as the chart has them, and how many there are in all. */
export interface Readings {
  /** From the oldest on; one that another corrects is left out. */
  readonly readings: readonly Temperatura[];
  readonly total: number;
  /** Time of the request in milliseconds: the end of the chart. */
  readonly until: number;
}

/** The readings of some equipment in the last days, the most recent ones where there are very many. */
export function useReadings(equipoFrioId: number, enabled: boolean) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['temperatura', 'de-equipo', equipoFrioId],
    queryFn: async ({ signal }): Promise<Readings> => {
      const until = Date.now();
      const from = new Date(until - DAYS * DAY_MS).toISOString();
      const { data: found, total } = await listRecords(
        provider,
        'temperatura',
        {
          filter: { equipoFrioId, fecha: { gte: from } },
          sort: { field: 'fecha', order: 'DESC' },
          pagination: { page: 1, perPage: MOST },
        },
        signal,
      );
      const corrected = new Set(found.map(({ corrigeId }) => corrigeId));
      return {
        readings: found.filter(({ temperaturaId }) => !corrected.has(temperaturaId)).toReversed(),
        total,
        until,
      };
    },
    enabled,
  });
}
