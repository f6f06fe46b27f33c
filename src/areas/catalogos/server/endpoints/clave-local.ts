import { createHmac, randomBytes } from 'node:crypto';
import type { OperationHandler } from '#generated/server/operations.gen';
import { Problem } from '#platform/server/db/problem';
import { settingOr, SETTINGS } from '#platform/server/db/settings';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * The key of what a device keeps for the person who asks: derived from a secret that only the database holds, so that a device alone opens nothing, and that
 * who comes back after their session ended opens what they had left.
 *
 * @throws Problem 409 SIMULACION_SOLO_LECTURA while a profile is tried out: what is seen then is kept nowhere.
 */
export const claveLocal: OperationHandler<'claveLocal', OperationContext> = async (
  _input,
  { database, actor, session, header },
) => {
  if (session?.simulation || actor.usuarioId === null) throw new Problem(409, 'SIMULACION_SOLO_LECTURA');
  const secret = await settingOr(database.orm, SETTINGS.deviceSecret, () => randomBytes(32).toString('base64'));
  header('cache-control', 'no-store');
  return {
    clave: createHmac('sha256', Buffer.from(String(secret), 'base64'))
      .update(`clave-local:${actor.usuarioId}`)
      .digest('base64'),
  };
};
