import { desc, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { usuario } from '#generated/server/tables.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { lockShared } from '#platform/server/records/references/shared-records';
import { updateRecord } from '#platform/server/records/update-record';
import { invalid, notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { notifyOldAddress } from '../usuarios/notify-old-address';
import { withoutPerson } from '../usuarios/without-person';

/**
 * Updates profile and e-mail of a person's account; other fields stay unchanged.
 *
 * @throws Problem 404 without an account that the actor may link; 409 when the e-mail is another's; 412 when `If-Match` names another
 * version; 422 when path and body name two people, or the profile may not be assigned.
 */
export const usuarioVincularActualizar: OperationHandler<'usuarioVincularActualizar', OperationContext> = async (
  { params, body },
  context,
) => {
  const { tx, actor, sessions, committed, version } = context;
  if (body.personaId !== params.personaId)
    throw invalid([{ campo: 'personaId', codigo: 'NO_MODIFICABLE', params: {} }]);
  const [account] = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(eq(usuario.personaId, params.personaId))
    .orderBy(desc(usuario.activo))
    .limit(1);
  if (!account) throw notFound();
  const resource = resourceOf('usuario');
  await lockShared(tx, resource, account.usuarioId);
  const before = await findRecord(tx, resource, account.usuarioId, 'usuario.vincular', actor);
  const wanted = { ...withoutPerson(before), perfilId: body.perfilId, email: body.email };
  const after = await updateRecord({
    tx,
    actor,
    resource,
    id: String(account.usuarioId),
    version: version() ?? before.version,
    body: wanted,
  });
  await notifyOldAddress(before, after, context);
  // The profile determines the permissions, so cached sessions are discarded.
  committed(() => sessions.forget());
  return after;
};
