import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useLocaleState } from 'react-admin';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { fetchShift, SHIFT_TTL_MS } from './fetch-shift';
import type { Card, HospitalCalls } from './useHospital';

const NONE: readonly Card[] = [];

/**
 * Fetches the data of the shift in the background as soon as a page of the ward opens. The fetch belongs to the session instead of the
 * page: it continues when the nurse opens a patient, and ends when the session ends and its queries are cleared.
 *
 * @param shown patients that the page shows besides those of the shift
 */
export function useShiftData(shown: readonly Card[] = NONE): void {
  const calls = useDataProvider<HospitalCalls>();
  const queries = useQueryClient();
  const [locale] = useLocaleState();
  const takesSigns = usePermission('signos.capturar');
  const seesSigns = usePermission('signos.ver');
  const readsNotes = usePermission('nota-evolucion.ver');
  const receivesOrders = usePermission('orden-cargo.recibir');
  const ids = shown.map(({ hospitalizacionId }) => hospitalizacionId).join(' ');

  useEffect(() => {
    const start = () => {
      if (!navigator.onLine) return;
      void queries.prefetchQuery({
        queryKey: ['turno-en-dispositivo', ids, locale],
        queryFn: ({ signal }) =>
          fetchShift(calls, {
            rights: { takesSigns, seesSigns, readsNotes, receivesOrders },
            shown: ids === '' ? [] : ids.split(' ').map(Number),
            fetchedAt: fetchedOf(queries),
            signal,
          }),
        retry: false,
        staleTime: SHIFT_TTL_MS,
        gcTime: Infinity,
      });
    };
    start();
    const again = setInterval(start, SHIFT_TTL_MS);
    return () => clearInterval(again);
  }, [calls, queries, ids, locale, takesSigns, seesSigns, readsNotes, receivesOrders]);
}

/** Times of each patient's last fetch; cleared with the queries of the session. */
function fetchedOf(queries: QueryClient): Map<number, number> {
  const key = ['turno-en-dispositivo-pacientes'];
  const fetched = queries.getQueryData<Map<number, number>>(key) ?? new Map<number, number>();
  queries.setQueryData(key, fetched);
  return fetched;
}
