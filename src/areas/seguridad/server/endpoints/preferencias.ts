import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { keepPreferences } from '../keep-preferences';

/**
 * Saves the current user's display preferences. Saves nothing during a profile simulation, because the preferences belong to another user.
 */
export const preferencias: OperationHandler<'preferencias', OperationContext> = async (
  { body: { idioma, tema } },
  { tx, actor, session },
) => {
  if (session?.simulation || actor.usuarioId === null) return true;
  const contenido = { ...(idioma && { idioma }), ...(tema && { tema }) };
  await keepPreferences(tx, actor.usuarioId, contenido);
  return true;
};
