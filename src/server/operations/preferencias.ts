import { sql } from 'drizzle-orm';
import type { OperationHandler } from '../../../generated/server/operations.gen';
import { preferencia } from '../db/system-tables';
import type { OperationContext } from './context';

/**
 * Keeps how whoever asks likes the application to look. While a profile is tried out nothing is kept: what is seen then is not theirs.
 */
export const preferencias: OperationHandler<'preferencias', OperationContext> = async (
  { body: { idioma, tema } },
  { tx, actor, session },
) => {
  if (session?.simulation || actor.usuarioId === null) return true;
  const contenido = { ...(idioma && { idioma }), ...(tema && { tema }) };
  await tx
    .insert(preferencia)
    .values({ usuarioId: actor.usuarioId, contenido })
    .onConflictDoUpdate({
      target: preferencia.usuarioId,
      set: { contenido: sql`${preferencia.contenido} || excluded.contenido`, fecha: new Date() },
    });
  return true;
};
