import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { correctExpiry } from '../lote/correct-expiry';

/** Corrects the expiry of a lot from the lot's page. @see correctExpiry */
export const loteCaducidad: OperationHandler<'loteCaducidad', OperationContext> = (
  { params: { loteId }, body: { caducidadNueva, motivo } },
  { tx, actor, secondPerson },
) => correctExpiry(tx, { loteId, caducidadNueva, motivo, secondPerson }, actor);
