import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { stepPath } from '#platform/shared/lifecycle/step-path';
import type { StepArgs } from '#platform/shared/lifecycle/step-args';

type Name = 'agendaContexto' | 'agendaEventos' | 'agendaHoras';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> } & {
  readonly transition: (resource: 'evento', request: StepArgs) => Promise<unknown>;
};
export type Agenda = OperationAnswer<'agendaContexto'>['data'];
export type Appointment = OperationAnswer<'agendaEventos'>['data'][number];
export type Warehouse = Agenda['almacenes'][number];
export type Slot = OperationAnswer<'agendaHoras'>['data'][number];

/** Polling interval for bookings by others, in milliseconds. */
const REFRESH_MS = 30_000;

/** Reads the agendas of a unit; without one, of the reader's own unit. */
export function useAgenda(unidadId: number | null) {
  const calls = useDataProvider<DataProvider & Calls>();
  return useQuery({
    queryKey: ['evento', 'contexto', unidadId],
    queryFn: async ({ signal }) =>
      (await calls.agendaContexto({ params: unidadId === null ? {} : { unidadId }, signal })).data,
  });
}

/** Shown calendar: that of a unit, or of one of its physicians or warehouses. */
interface Whose {
  readonly unidadId: number;
  readonly personalMedicoId?: number;
  readonly almacenId?: number;
}

/** Reads the entries of a calendar between two days. */
export function useAppointments(whose: Whose, desde: string, hasta: string) {
  const calls = useDataProvider<DataProvider & Calls>();
  return useQuery({
    queryKey: ['evento', 'calendario', whose, desde, hasta],
    queryFn: async ({ signal }) => (await calls.agendaEventos({ params: { desde, hasta, ...whose }, signal })).data,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Reads all slots of a warehouse between two days, including full and past ones. */
export function useDockSlots(almacenId: number | null, desde: string, hasta: string) {
  const calls = useDataProvider<DataProvider & Calls>();
  return useQuery({
    queryKey: ['evento', 'horas', 'almacen', almacenId, desde, hasta],
    queryFn: async ({ signal }) =>
      (await calls.agendaHoras({ params: { desde, hasta, almacenId: almacenId!, todas: true }, signal })).data,
    enabled: almacenId !== null,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Reads the free slots of each physician, in the given order; empty while loading. */
export function useFreeSlots(
  physicians: readonly number[],
  desde: string,
  hasta: string,
): readonly (readonly Slot[])[] {
  const calls = useDataProvider<DataProvider & Calls>();
  // One query for all: the library's code for parallel queries would be loaded with every first page.
  const { data } = useQuery({
    queryKey: ['evento', 'horas', physicians, desde, hasta],
    queryFn: ({ signal }) =>
      Promise.all(
        physicians.map(
          async (personalMedicoId) =>
            (await calls.agendaHoras({ params: { desde, hasta, personalMedicoId }, signal })).data,
        ),
      ),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  return data?.length === physicians.length ? data : physicians.map(() => []);
}

/** Body of a new appointment: a patient's with a physician, or a delivery to a warehouse. */
export type Booking = Readonly<Record<string, unknown>> & {
  readonly titulo: string;
  readonly unidadId: number;
  readonly inicio: string;
};

/** Provides booking and the steps of an appointment. The calendar is read again after each. */
export function useAgendaWork(onDone: () => void) {
  const calls = useDataProvider<DataProvider & Calls>();
  const queries = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const again = async () => {
    setKey(crypto.randomUUID());
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['evento'] }),
      queries.invalidateQueries({ queryKey: ['visita'] }),
    ]);
  };
  const book = useMutation({
    mutationFn: (booking: Booking) => calls.create('evento', { data: booking, meta: { idempotencyKey: key } }),
    onSuccess: onDone,
    onSettled: again,
  });
  const step = useMutation({
    mutationFn: ({ appointment, name, body = {} }: StepOrder) =>
      calls.transition('evento', {
        id: appointment.eventoId,
        version: appointment.version,
        transition: stepPath(name),
        body,
        idempotencyKey: key,
      }),
    onSuccess: onDone,
    onSettled: again,
  });
  return { book, step };
}

interface StepOrder {
  readonly appointment: Appointment;
  readonly name: 'iniciar' | 'llegar' | 'autorizar' | 'rechazar' | 'concluir' | 'reprogramar' | 'cancelar';
  readonly body?: Readonly<Record<string, unknown>>;
}
