import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { stepPath } from '#platform/shared/lifecycle/step-path';
import type { StepArgs } from '#platform/shared/lifecycle/step-args';

type Calls = {
  readonly agendaEventos: (call: OperationCall<'agendaEventos'>) => Promise<OperationAnswer<'agendaEventos'>>;
  readonly transition: (resource: 'evento', request: StepArgs) => Promise<unknown>;
};
export type Expected = OperationAnswer<'agendaEventos'>['data'][number];

/** Polling interval for new and moved bookings, in milliseconds. */
const REFRESH_MS = 30_000;

/** Reads the appointments of a unit on a day, and provides the arrival step. */
export function useAppointments(unidadId: number, day: string) {
  const calls = useDataProvider<DataProvider & Calls>();
  const queries = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const appointments = useQuery({
    queryKey: ['evento', 'recepcion', unidadId, day],
    queryFn: async ({ signal }) =>
      (await calls.agendaEventos({ params: { desde: day, hasta: day, unidadId, tipo: 'CITA_CONSULTA' }, signal })).data,
    refetchInterval: REFRESH_MS,
  });
  const came = useMutation({
    mutationFn: ({ eventoId, version }: Expected) =>
      calls.transition('evento', {
        id: eventoId,
        version,
        transition: stepPath('iniciar'),
        body: {},
        idempotencyKey: key,
      }),
    onSettled: async () => {
      setKey(crypto.randomUUID());
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['evento'] }),
        queries.invalidateQueries({ queryKey: ['visita'] }),
      ]);
    },
  });
  return { appointments, came };
}
