import { and, desc, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { notFound, Problem } from '#platform/server/db/problem';
import { endSessions } from '#platform/server/sessions/end-sessions';
import { isLive } from '#platform/server/sessions/prolong-session';
import type { Session } from '#platform/server/sessions/sessions';
import { sesion } from '#platform/server/db/system-tables';
import type { OperationContext } from '#platform/server/operations/context';

/** Lists the sessions of the account in use (OWASP ASVS 5.0, 7.5.2). */
export const sessions: OperationHandler<'sessions', OperationContext> = async (
  _input,
  { database: { orm }, session },
) => {
  const { jti, identity } = signedIn(session);
  const rows = await orm
    .select()
    .from(sesion)
    .where(and(eq(sesion.usuarioId, identity.usuarioId), isLive))
    .orderBy(desc(eq(sesion.jti, jti)), desc(sesion.usada), sesion.jti);
  return rows.map((row) => ({
    sesionId: row.jti,
    actual: row.jti === jti,
    creada: row.creada.toISOString(),
    usada: row.usada.toISOString(),
    ip: row.ip,
    dispositivo: row.dispositivo,
  }));
};

/**
 * Ends another session of the account in use.
 *
 * @throws Problem 404 when it has ended, belongs to another account, or is the current one, which must sign out
 */
export const closeSession: OperationHandler<'closeSession', OperationContext> = async (
  { params: { sesionId } },
  { database: { orm }, session, actor, sessions: store },
) => {
  const { jti, identity } = signedIn(session);
  const closed = await orm.transaction((tx) => close(tx, actor, identity.usuarioId, { except: jti, only: sesionId }));
  if (closed === 0) throw notFound();
  store.forget();
  return true;
};

/** Ends all sessions of the account in use except the current one. */
export const closeOtherSessions: OperationHandler<'closeOtherSessions', OperationContext> = async (
  _input,
  { database: { orm }, session, actor, sessions: store },
) => {
  const { jti, identity } = signedIn(session);
  const cerradas = await orm.transaction((tx) => close(tx, actor, identity.usuarioId, { except: jti }));
  store.forget();
  return { cerradas };
};

async function close(
  tx: Queryable,
  actor: Actor,
  usuarioId: number,
  which: Parameters<typeof endSessions>[2],
): Promise<number> {
  const ended = await endSessions(tx, usuarioId, which);
  for (let count = 0; count < ended; count += 1)
    await audit(tx, actor, {
      accion: 'CIERRE_SESION',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Sesión cerrada por su titular desde otro dispositivo',
    });
  return ended;
}

function signedIn(session: Session | null): Session {
  if (!session) throw new Problem(401, 'NO_AUTENTICADO');
  return session;
}
