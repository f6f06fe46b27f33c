import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import type { OperationTypes } from '#generated/shared/operations.gen';

type Name =
  | 'recetaAbrir'
  | 'recetaCola'
  | 'recetaPropuestaSurtido'
  | 'recetaSurtir'
  | 'recetaSustitutoProponer'
  | 'recetaPendientes'
  | 'recetaRevisar'
  | 'controladosLibro'
  | 'controladosMovimientos'
  | 'controladosContar';

export type PharmacyCalls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };
export type Queue = OperationTypes['recetaCola']['answer'];
export type QueueRow = Queue['recetas'][number];
export type Proposal = OperationTypes['recetaPropuestaSurtido']['answer'];
export type ProposalLine = Proposal['lineas'][number];
/** A line under its key at the counter. */
export type CountedProposalLine = ProposalLine & { readonly lineId: number };
export type Dispensed = OperationTypes['recetaSurtir']['answer'];
export type Book = OperationTypes['controladosLibro']['answer'];
export type BookPage = Book['medicamentos'][number];
export type BookMovement = OperationTypes['controladosMovimientos']['answer']['movimientos'][number];
export type Review = OperationTypes['recetaRevisar']['answer'];

/** Returns the data provider with the operations of the pharmacy. */
export function usePharmacyCalls(): DataProvider & PharmacyCalls {
  return useDataProvider<DataProvider & PharmacyCalls>();
}
