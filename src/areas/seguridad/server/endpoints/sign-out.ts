import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '#platform/server/db/audit';
import { revokeSession } from '#platform/server/sessions/revoke-session';
import type { OperationContext } from '#platform/server/operations/context';

/** Ends the session of the request's token, which becomes invalid. */
export const signOut: OperationHandler<'signOut', OperationContext> = async (
  _input,
  { database, actor, session, sessions },
) => {
  if (!session) return true;
  await database.orm.transaction(async (tx) => {
    await revokeSession(tx, session.jti);
    await audit(tx, actor, { accion: 'CIERRE_SESION', entidad: 'usuario', entidadId: session.identity.usuarioId });
  });
  sessions.forget();
  return true;
};
