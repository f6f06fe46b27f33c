import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocaleState, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '../../client/call-operation';
import { stepPath } from '../../shared/step-path';
import type { TransitionRequest } from '../../shared/transition-request';

type Name = 'visitaCola' | 'visitaLlamar' | 'visitaSiguiente';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> } & {
  readonly transition: (resource: 'visita', request: TransitionRequest) => Promise<unknown>;
};
export type QueueAnswer = OperationAnswer<'visitaCola'>['data'];
export type QueueVisit = QueueAnswer['visitas'][number];

/** How often the page looks for whoever has come. */
const REFRESH_MS = 15_000;

/**
 * Today's queue of a unit and what is done to it. It is read again by itself: what changed is written into the rows in place, so that neither
 * focus nor an open dialog is lost.
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
    mutationFn: (act: (calls: Calls, idempotencyKey: string) => Promise<unknown>) => act(calls, key),
    onSettled: async () => {
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: ['visita'] });
    },
  });
  const of = ({ visitaId, version }: QueueVisit) => ({ id: visitaId, version });
  return {
    queue,
    work,
    call: (visitaId: number) =>
      work.mutate((to, idempotencyKey) => to.visitaLlamar({ params: { visitaId }, body: {}, idempotencyKey })),
    callNext: (nucleoId: number | null) =>
      work.mutate((to, idempotencyKey) =>
        to.visitaSiguiente({
          body: { ...(unidadId === null ? {} : { unidadId }), ...(nucleoId === null ? {} : { nucleoId }) },
          idempotencyKey,
        }),
      ),
    absent: (visit: QueueVisit) =>
      work.mutate((to, idempotencyKey) =>
        to.transition('visita', { ...of(visit), transition: stepPath('noSePresento'), body: {}, idempotencyKey }),
      ),
    cancel: (visit: QueueVisit, motivoCancelacion: string) =>
      work.mutate((to, idempotencyKey) =>
        to.transition('visita', {
          ...of(visit),
          transition: stepPath('cancelar'),
          body: { motivoCancelacion },
          idempotencyKey,
        }),
      ),
  };
}

export type Queue = ReturnType<typeof useQueue>;
