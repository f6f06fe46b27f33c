import { eq } from 'drizzle-orm';
import type { OperationHandler } from '../../../generated/server/operations.gen';
import { usuario } from '../../../generated/server/tables.gen';
import type { OperationContext } from './context';

/**
 * Remembers that whoever asks has been through the tour. The record's version stays: an administrator who has it open lost nothing.
 */
export const recorrido: OperationHandler<'recorrido', OperationContext> = async (_input, { database, session }) => {
  await database.orm
    .update(usuario)
    .set({ recorridoVisto: new Date() })
    .where(eq(usuario.usuarioId, session?.identity.usuarioId ?? -1));
  return true;
};
