import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocaleState, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { stepPath } from '#platform/shared/lifecycle/step-path';
import type { StepArgs } from '#platform/shared/lifecycle/step-args';

type Name =
  | 'entregaTurnoFirmar'
  | 'entregaTurnoGuardar'
  | 'entregaTurnoResumen'
  | 'hospitalizacionAsignaciones'
  | 'hospitalizacionAsignar'
  | 'hospitalizacionAsignados'
  | 'hospitalizacionEgreso'
  | 'hospitalizacionEgresar'
  | 'hospitalizacionIndicar'
  | 'hospitalizacionMapa'
  | 'hospitalizacionMinistraciones'
  | 'hospitalizacionMinistrar'
  | 'hospitalizacionNotaGuardar'
  | 'hospitalizacionNotas'
  | 'hospitalizacionPacientes'
  | 'hospitalizacionSignos';
export type HospitalCalls = DataProvider & {
  readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>>;
} & { readonly transition: (resource: string, request: StepArgs) => Promise<unknown> };

export type Card = OperationAnswer<'hospitalizacionPacientes'>['data'][number];
export type BedMap = OperationAnswer<'hospitalizacionMapa'>['data'];
export type Handover = OperationAnswer<'entregaTurnoResumen'>['data'];
export type HandedPatient = Handover['pacientes'][number];
export type Assignments = OperationAnswer<'hospitalizacionAsignaciones'>['data'];
export type Ward = BedMap['servicios'][number];
export type Bed = Ward['camas'][number];

/** Polling interval of a ward's page, in milliseconds. */
const REFRESH_MS = 20_000;

/** Reads and polls data of the wards. All query keys begin with `hospitalizacion`, so that any step refreshes them. */
export function useWard<Answer>(
  key: readonly unknown[],
  read: (calls: HospitalCalls, signal: AbortSignal) => Promise<{ readonly data: Answer }>,
  options: { readonly gcTime?: number } = {},
) {
  const calls = useDataProvider<HospitalCalls>();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['hospitalizacion', ...key, locale],
    queryFn: async ({ signal }) => (await read(calls, signal)).data,
    refetchInterval: REFRESH_MS,
    ...options,
  });
}

/** Returns true when a write is queued on this device. */
export const isQueued = (answer: unknown): boolean =>
  (answer as { readonly isQueued?: boolean } | undefined)?.isQueued === true;

/** Provides an action of a nurse or physician on a page of the ward; idempotent when sent twice. */
export function useWardWork(onDone?: (isWaiting: boolean) => void) {
  const calls = useDataProvider<HospitalCalls>();
  const queries = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (act: (calls: HospitalCalls, idempotencyKey: string) => Promise<unknown>) => act(calls, key),
    onSuccess: async (answer) => {
      setKey(crypto.randomUUID());
      // A queued write has changed nothing on the server: there is no reason to refetch.
      if (isQueued(answer)) return onDone?.(true);
      await Promise.all(
        ['hospitalizacion', 'cama', 'indicacion', 'ministracion', 'nota-evolucion', 'signos'].map((resource) =>
          queries.invalidateQueries({ queryKey: [resource] }),
        ),
      );
      return onDone?.(false);
    },
    // A corrected input is a new request, with a new key.
    onError: () => setKey(crypto.randomUUID()),
  });
}

/** Runs a step of a stay or a bed, like its button. */
export const stepOf =
  (
    resource: 'hospitalizacion' | 'cama',
    record: { readonly id: number; readonly version: number },
    step: string,
    body: object = {},
  ) =>
  (calls: HospitalCalls, idempotencyKey: string) =>
    calls.transition(resource, { ...record, transition: stepPath(step), body, idempotencyKey } as StepArgs);
