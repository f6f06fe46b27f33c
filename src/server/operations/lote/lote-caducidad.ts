import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { OperationContext } from '../context';
import { correctExpiry } from './correct-expiry';

/** The same from the page of a lot. @see correctExpiry */
export const loteCaducidad: OperationHandler<'loteCaducidad', OperationContext> = (
  { params: { loteId }, body: { caducidadNueva, motivo } },
  { tx, actor, secondPerson },
) => correctExpiry(tx, { loteId, caducidadNueva, motivo, secondPerson }, actor);
