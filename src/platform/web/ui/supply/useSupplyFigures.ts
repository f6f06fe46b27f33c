import type { UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { useBatched } from '../operations/useBatched';
import type { SupplyFiguresValue } from './SupplyFigures';

type Cifras = OperationTypes['solicitudCifras'];
type Calls = {
  readonly solicitudCifras: (call: { readonly body: Cifras['body'] }) => Promise<{ readonly data: Cifras['answer'] }>;
};

/** A supply in the warehouse that asks for it. */
export type FigureQuestion = Cifras['body']['lineas'][number];

/** Figures that decide an amount; lines that are drawn together share one call. Null asks nothing. */
export function useSupplyFigures(question: FigureQuestion | null): UseQueryResult<SupplyFiguresValue> {
  const calls = useDataProvider<DataProvider & Calls>();
  return useBatched(
    ['inventario', 'cifras'],
    question,
    async (lineas: readonly FigureQuestion[]) => (await calls.solicitudCifras({ body: { lineas: [...lineas] } })).data,
  );
}
