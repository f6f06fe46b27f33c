import type { UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { useBatched } from '../operations/useBatched';
import type { SupplyFiguresValue } from './SupplyFigures';

type Cifras = OperationTypes['solicitudCifras'];
/** Operation of the data provider that returns figures. */
export type FigureCalls = {
  readonly solicitudCifras: (call: { readonly body: Cifras['body'] }) => Promise<{ readonly data: Cifras['answer'] }>;
};

/** A supply in the requesting warehouse. */
export type FigureQuestion = Cifras['body']['lineas'][number];

/** Returns the figures of a supply; lines rendered together share one call. Null sends no request. */
export function useSupplyFigures(question: FigureQuestion | null): UseQueryResult<SupplyFiguresValue> {
  const calls = useDataProvider<DataProvider & FigureCalls>();
  return useBatched(
    ['inventario', 'cifras'],
    question,
    async (lineas: readonly FigureQuestion[]) => (await calls.solicitudCifras({ body: { lineas: [...lineas] } })).data,
  );
}
