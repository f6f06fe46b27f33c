import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { usuario } from '#generated/server/tables.gen';
import type { OperationContext } from '#platform/server/operations/context';

/** Marks the tour as seen by the current user. The version stays unchanged, so that an administrator's open form remains valid. */
export const recorrido: OperationHandler<'recorrido', OperationContext> = async (_input, { database, session }) => {
  await database.orm
    .update(usuario)
    .set({ recorridoVisto: new Date() })
    .where(eq(usuario.usuarioId, session?.identity.usuarioId ?? -1));
  return true;
};
