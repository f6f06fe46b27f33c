import type { OperationHandler } from '../../../generated/server/operations.gen';
import type { OperationContext } from './context';
import { keepPreferences } from './keep-preferences';

/**
 * Keeps how whoever asks likes the application to look. While a profile is tried out nothing is kept: what is seen then is not theirs.
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
