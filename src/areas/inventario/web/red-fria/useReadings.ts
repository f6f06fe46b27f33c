import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { listRecords } from '#platform/web/ui/resource/list-records';
import type { Temperatura } from '#generated/shared/types/temperatura.gen';

/** Period of the chart, in days. */
export const DAYS = 14;
/** Maximum number of readings: twenty a day. */
const MOST = 280;
const DAY_MS = 86_400_000;

/** Readings of the chart, and their total number. */
export interface Readings {
  /** Oldest first, without corrected readings. */
  readonly readings: readonly Temperatura[];
  readonly total: number;
  /** Time of the request in milliseconds: the end of the chart. */
  readonly until: number;
}

/** Fetches the readings of equipment in the last days; if there are too many, the most recent ones. */
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
