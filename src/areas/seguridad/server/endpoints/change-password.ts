import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '#platform/server/db/audit';
import { hashPassword } from '../password';
import { invalid, Problem } from '#platform/server/db/problem';
import { endSessions } from '#platform/server/sessions/end-sessions';
import { clearFailures } from '../sign-in-attempts';
import type { OperationContext } from '#platform/server/operations/context';
import { fullName } from '#platform/shared/text/full-name';
import { presentPasswordKey, requirePresentPassword } from '../cuenta/present-password';
import { requireStrong } from '../cuenta/require-strong';
import { storePassword } from '../cuenta/store-password';

/**
 * Changes the password of the actor. The current session continues, all others of the account end, and a mail notifies its holder.
 *
 * @throws Problem 422 on `actual` when that is not the current one, on `nueva` when it is weak or the same; 429 while it has to wait after
 * five wrong ones.
 */
export const changePassword: OperationHandler<'changePassword', OperationContext> = async (
  { body: { actual, nueva } },
  { database: { orm }, actor, session, sessions, sendLetter },
) => {
  if (!session) throw new Problem(401, 'NO_AUTENTICADO');
  const { usuarioId } = session.identity;
  const account = await requirePresentPassword(orm, actor, usuarioId, {
    actual,
    motive: 'Contraseña actual equivocada al cambiarla',
  });
  if (nueva === actual) throw invalid([{ campo: 'nueva', codigo: 'CONTRASENA_REPETIDA', params: {} }]);
  await requireStrong('nueva', nueva, account.email);
  const hash = await hashPassword(nueva);
  await orm.transaction(async (tx) => {
    await storePassword(tx, usuarioId, hash);
    await endSessions(tx, usuarioId, { except: session.jti });
    await clearFailures(tx, presentPasswordKey(usuarioId));
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Contraseña cambiada por su titular',
    });
    await sendLetter(tx, { kind: 'cambio', email: account.email, nombre: fullName(account) });
  });
  sessions.forget();
  return true;
};
