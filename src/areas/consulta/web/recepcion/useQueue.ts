import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocaleState, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { stepPath } from '#platform/shared/lifecycle/step-path';
import type { StepArgs } from '#platform/shared/lifecycle/step-args';

type Name = 'visitaCola' | 'visitaLlamar' | 'visitaSiguiente' | 'visitaDevolver';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> } & {
  readonly transition: (resource: 'visita', request: StepArgs) => Promise<unknown>;
};
export type QueueAnswer = OperationAnswer<'visitaCola'>['data'];
export type QueueVisit = QueueAnswer['visitas'][number];

/** Result of an action on the queue, for display. */
export interface QueueNotice {
  readonly kind: 'called' | 'calledAgain' | 'returned' | 'absent' | 'cancelled';
  readonly turn: number | null;
  readonly name: string | null;
  readonly place: string | null;
  readonly times: number;
}
interface Named {
  readonly turnoNumero: number | null;
  readonly pacienteNombre: string | null;
  readonly llamadaA: string | null;
  readonly llamadas: number | null;
}

/** Polling interval of the queue, in milliseconds. */
const REFRESH_MS = 15_000;

const noticeOf = (kind: QueueNotice['kind'], visit: Named): QueueNotice => ({
  kind,
  turn: visit.turnoNumero,
  name: visit.pacienteNombre,
  place: visit.llamadaA,
  times: visit.llamadas ?? 0,
});
const callNotice = (visit: Named): QueueNotice => noticeOf((visit.llamadas ?? 0) > 1 ? 'calledAgain' : 'called', visit);

/**
 * Provides today's queue of a unit, the actions on it, and the result of the last one. It is polled; changes update the rows in place, so
 * that focus and open dialogs remain.
 */
export function useQueue(unidadId: number | null) {
  const calls = useDataProvider<DataProvider & Calls>();
  const queries = useQueryClient();
  const [locale] = useLocaleState();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const queue = useQuery({
    queryKey: ['visita', 'cola', unidadId, locale],
    queryFn: async ({ signal }) =>
      (await calls.visitaCola({ params: unidadId === null ? {} : { unidadId }, signal })).data,
    refetchInterval: REFRESH_MS,
  });
  const work = useMutation({
    mutationFn: (act: (calls: Calls, idempotencyKey: string) => Promise<QueueNotice>) => act(calls, key),
    onSettled: async () => {
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: ['visita'] });
    },
  });
  const step = (visit: QueueVisit, name: string, body: StepArgs['body'], kind: QueueNotice['kind']) =>
    work.mutate(async (to, idempotencyKey) => {
      const { visitaId: id, version } = visit;
      await to.transition('visita', { id, version, transition: stepPath(name), body, idempotencyKey });
      return noticeOf(kind, visit);
    });
  return {
    queue,
    work,
    /** Calls a visit. Refused when another desk has called it since the page was read. */
    call: ({ visitaId, llamadas }: QueueVisit) =>
      work.mutate(async (to, idempotencyKey) =>
        callNotice((await to.visitaLlamar({ params: { visitaId, llamadas }, body: {}, idempotencyKey })).data),
      ),
    callNext: (nucleoId: number | null) =>
      work.mutate(async (to, idempotencyKey) => {
        const body = { ...(unidadId === null ? {} : { unidadId }), ...(nucleoId === null ? {} : { nucleoId }) };
        return callNotice((await to.visitaSiguiente({ body, idempotencyKey })).data);
      }),
    putBack: (visit: QueueVisit) =>
      work.mutate(async (to, idempotencyKey) => {
        await to.visitaDevolver({ params: { visitaId: visit.visitaId }, idempotencyKey });
        return noticeOf('returned', visit);
      }),
    absent: (visit: QueueVisit) => step(visit, 'noSePresento', {}, 'absent'),
    cancel: (visit: QueueVisit, motivoCancelacion: string) =>
      step(visit, 'cancelar', { motivoCancelacion }, 'cancelled'),
  };
}

export type Queue = ReturnType<typeof useQueue>;
