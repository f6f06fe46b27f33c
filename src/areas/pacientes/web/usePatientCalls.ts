import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationTypes } from '#generated/shared/operations.gen';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';

type Name =
  | 'pacienteAbrirExpediente'
  | 'pacienteAccesoEmergencia'
  | 'pacienteBuscarRed'
  | 'pacienteFusionar'
  | 'pacienteResumen';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

export type Summary = OperationTypes['pacienteResumen']['answer'];
export type Found = OperationTypes['pacienteBuscarRed']['answer'][number];

/** Operations on patients beyond reading and writing one. */
export const usePatientCalls = () => useDataProvider<DataProvider & Calls>();
