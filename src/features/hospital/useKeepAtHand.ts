import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '../../client/call-operation';
import { today } from '../../ui/format/format-date';
import { usePermission } from '../../ui/access/PermissionsContext';
import type { Card, HospitalCalls } from './useHospital';

type Calls = HospitalCalls & {
  readonly signosContextoEstancia: (
    call: OperationCall<'signosContextoEstancia'>,
  ) => Promise<OperationAnswer<'signosContextoEstancia'>>;
};

/** What lies on the device is at most so much older than the page. */
const AGAIN_MS = 5 * 60_000;

/**
 * Has this device keep what the pages of these patients show, one after the other behind the page, so that they open without a connection as well. It stops
 * at the first that cannot be had: then there is none.
 */
export function useKeepAtHand(cards: readonly Card[] | undefined): void {
  const calls = useDataProvider<Calls>();
  const [takesSigns, reads, seesSigns] = [
    usePermission('signos.capturar'),
    usePermission('nota-evolucion.ver'),
    usePermission('signos.ver'),
  ];
  const keptAt = useRef(new Map<number, number>());
  const known = cards?.map(({ hospitalizacionId }) => hospitalizacionId).join(' ') ?? '';

  useEffect(() => {
    if (known === '' || !navigator.onLine) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const keep = async () => {
      // Both lists: where the page begins, and all the patients of the ward.
      for (const params of [{}, { todos: true }]) await calls.hospitalizacionAsignados({ params, signal });
      for (const hospitalizacionId of known.split(' ').map(Number)) {
        if (signal.aborted) return;
        if (Date.now() - (keptAt.current.get(hospitalizacionId) ?? 0) < AGAIN_MS) continue;
        const params = { hospitalizacionId };
        await calls.hospitalizacionPacientes({ params, signal });
        if (takesSigns) await calls.signosContextoEstancia({ params, signal });
        if (seesSigns) await calls.hospitalizacionSignos({ params, signal });
        if (reads) {
          await calls.hospitalizacionMinistraciones({ params: { ...params, fecha: today() }, signal });
          await calls.hospitalizacionNotas({ params, signal });
        }
        keptAt.current.set(hospitalizacionId, Date.now());
      }
    };
    const start = () => void keep().catch(() => undefined);
    // The page itself comes first.
    const first = setTimeout(start, 2_000);
    const again = setInterval(start, AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
      ended.abort();
    };
  }, [known, calls, takesSigns, reads, seesSigns]);
}
