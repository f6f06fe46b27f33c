import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { usuario } from '#generated/server/tables.gen';
import { audit } from '#platform/server/db/audit';
import { invalid, Problem } from '#platform/server/db/problem';
import { noteProof } from '#platform/server/sessions/fresh-proof';
import { attemptKey, clearFailures } from '../sign-in-attempts';
import type { OperationContext } from '#platform/server/operations/context';
import { byPassword, provenAccount } from './proven-account';

/**
 * Records that the user of the session proved their identity by password. Attempts count as at sign-in.
 *
 * @throws Problem 422 CONTRASENA_ACTUAL on `password` for a wrong one; 429 while the e-mail has to wait after failures
 */
export const confirmIdentity: OperationHandler<'confirmIdentity', OperationContext> = async (
  { body: { password } },
  { database: { orm }, session, actor },
) => {
  if (!session) throw new Problem(401, 'NO_AUTENTICADO');
  const { usuarioId } = session.identity;
  const [own] = await orm.select({ email: usuario.email }).from(usuario).where(eq(usuario.usuarioId, usuarioId));
  const account = own && (await provenAccount(orm, own.email, actor, byPassword(password)));
  if (account?.usuarioId !== usuarioId) throw invalid([{ campo: 'password', codigo: 'CONTRASENA_ACTUAL', params: {} }]);
  await orm.transaction(async (tx) => {
    await noteProof(tx, session.jti);
    await clearFailures(tx, attemptKey(own!.email, actor.ip));
    await audit(tx, actor, {
      accion: 'INICIO_SESION',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Confirmó su identidad en una sesión abierta',
    });
  });
  return true;
};
