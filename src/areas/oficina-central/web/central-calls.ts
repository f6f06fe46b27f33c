import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import type { OperationTypes } from '#generated/shared/operations.gen';

type Name =
  | 'ocAutorizarMasivo'
  | 'ocConfiguracionGuardar'
  | 'ocConsolidado'
  | 'ocLineas'
  | 'ocSolicitud'
  | 'ocSolicitudReasignar';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

export type Preview = OperationTypes['ocAutorizarMasivo']['answer'];
export type PreviewSupply = Preview['insumos'][number];
export type PreviewRequest = Preview['solicitudes'][number];
export type Rule = OperationTypes['ocAutorizarMasivo']['body']['regla'];
export type Need = OperationTypes['ocConsolidado']['answer'][number];
export type NeedLine = OperationTypes['ocLineas']['answer']['lineas'][number];

/** Returns the calls of the central office's pages. */
export const useCentralCalls = () => useDataProvider<DataProvider & Calls>();
