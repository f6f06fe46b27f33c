import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '../../client/call-operation';
import type { OperationTypes } from '../../../generated/shared/operations.gen';

type Name = 'solicitudCifras';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

export type FigureQuestion = OperationTypes['solicitudCifras']['body']['lineas'][number];

/** The operations of supply requests. */
export const useRequestCalls = () => useDataProvider<DataProvider & Calls>();
