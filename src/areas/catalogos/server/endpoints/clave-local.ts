import { createHmac, randomBytes } from 'node:crypto';
import type { OperationHandler } from '#generated/server/operations.gen';
import { Problem } from '#platform/server/db/problem';
import { settingOr, SETTINGS } from '#platform/server/db/settings';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Returns the key that encrypts a user's data on a device. It derives from a secret in the database alone, so that a device alone cannot
 * decrypt anything. After a session has ended, the same user can decrypt their data again.
 *
 * @throws Problem 409 SIMULACION_SOLO_LECTURA during a trial of a profile, in which nothing is stored.
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
