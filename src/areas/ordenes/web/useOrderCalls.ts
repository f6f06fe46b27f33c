import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import type { StepArgs } from '#platform/shared/lifecycle/step-args';

type Name =
  | 'insumosOrdenCargo'
  | 'ordenCargoActividad'
  | 'ordenCargoAutorizarVarias'
  | 'ordenCargoCola'
  | 'ordenCargoCrear'
  | 'ordenCargoDevolver'
  | 'ordenCargoListaSurtido'
  | 'ordenCargoPendientesAutorizar'
  | 'ordenCargoPorDevolver'
  | 'ordenCargoPorRecibir'
  | 'ordenCargoPropuesta'
  | 'ordenCargoRecibir'
  | 'ordenCargoRelevar'
  | 'ordenCargoSoltar'
  | 'ordenCargoSurtir'
  | 'ordenCargoTomar'
  | 'ordenCargoTomarVarias';

export type OrderCalls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> } & {
  readonly transition: (resource: 'orden-cargo' | 'devolucion-orden-cargo', request: StepArgs) => Promise<unknown>;
};

export type Picker = OperationAnswer<'insumosOrdenCargo'>['data'];
export type Offer = Picker['insumos'][number];
export type Queue = OperationAnswer<'ordenCargoCola'>['data'];
export type QueueOrder = Queue['ordenes'][number];
export type PickingList = OperationAnswer<'ordenCargoListaSurtido'>['data'];
export type PendingOrder = OperationAnswer<'ordenCargoPendientesAutorizar'>['data'][number];
export type Arriving = OperationAnswer<'ordenCargoPorRecibir'>['data'][number];
export type Leftover = OperationAnswer<'ordenCargoPorDevolver'>['data'][number];
export type Proposal = OperationAnswer<'ordenCargoPropuesta'>['data'];
export type ProposalLine = Proposal['lineas'][number];
/** A line under its key at the counter. */
export type CountedProposalLine = ProposalLine & { readonly lineId: number };

/** Polling interval of queues and trays, in milliseconds. */
export const REFRESH_MS = 15_000;

/** Returns the operations of charge orders. */
export function useOrderCalls(): DataProvider & OrderCalls {
  return useDataProvider<DataProvider & OrderCalls>();
}

/** Mutation of orders: idempotent for each press; refetches lists afterwards. */
export function useOrderWork<Answer>(onDone?: (answer: Answer) => void) {
  const calls = useOrderCalls();
  const queries = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (act: (calls: OrderCalls, idempotencyKey: string) => Promise<Answer>) => act(calls, key),
    onSettled: async () => {
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: ['orden-cargo'] });
    },
    ...(onDone ? { onSuccess: onDone } : {}),
  });
}
