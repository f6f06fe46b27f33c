import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { OperationContext } from '../context';
import { correctExpiry } from './correct-expiry';

/** Corrects the expiry of a lot; the second person is named by account. @see correctExpiry */
export const actualizarCaducidad: OperationHandler<'actualizarCaducidad', OperationContext> = (
  { body: { loteId, caducidadNueva, motivo, segundoVerificadorId: usuarioId } },
  { tx, actor },
) =>
  correctExpiry(tx, { loteId, caducidadNueva, motivo, verifier: { campo: 'segundoVerificadorId', usuarioId } }, actor);
