import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Orm } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { countFailure, requireNoWait } from '../sign-in-attempts';
import { accountById, verifySecret } from './proven-account';

/**
 * Checks the current password before a session changes the account's security settings.
 *
 * @param motive of a failure, for the audit trail
 * @throws Problem 422 CONTRASENA_ACTUAL on `actual`; 429 while it has to wait after five wrong ones
 */
export async function requirePresentPassword(
  orm: Orm,
  actor: Actor,
  usuarioId: number,
  { actual, motive }: { readonly actual: string; readonly motive: string },
) {
  const counted = presentPasswordKey(usuarioId);
  await requireNoWait(orm, counted);
  const account = await accountById(orm, usuarioId);
  const isRight = await verifySecret(actual, account?.hash ?? null);
  // Checked again, as at sign-in: concurrent guesses all passed the first check.
  await requireNoWait(orm, counted);
  if (account && isRight) return account;
  await countFailure(orm, counted);
  await audit(orm, actor, { accion: 'SESION_FALLIDA', entidad: 'usuario', entidadId: usuarioId, motivo: motive });
  throw invalid([{ campo: 'actual', codigo: 'CONTRASENA_ACTUAL', params: {} }]);
}

/** Returns the key for counting failures of the current password. */
export const presentPasswordKey = (usuarioId: number): string => `\0cambio\0${usuarioId}`;
