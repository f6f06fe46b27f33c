import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { correctExpiry } from '../lote/correct-expiry';

/** Corrects the expiry of a lot. @see correctExpiry */
export const actualizarCaducidad: OperationHandler<'actualizarCaducidad', OperationContext> = (
  { body: { loteId, caducidadNueva, motivo } },
  { tx, actor, secondPerson },
) => correctExpiry(tx, { loteId, caducidadNueva, motivo, secondPerson }, actor);
