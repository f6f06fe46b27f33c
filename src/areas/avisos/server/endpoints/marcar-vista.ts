import { and, eq, inArray, lte } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { notificacion } from '#generated/server/tables.gen';
import { malformed, notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { countUnread } from '../notificaciones/count-unread';

/**
 * Marks notifications of the current user as seen: the given ids, or all until `hasta`.
 *
 * @throws Problem 404 when one belongs to another user, and then none is marked; 400 when the body selects none.
 */
export const marcarVista: OperationHandler<'marcarVista', OperationContext> = async ({ body }, { database, actor }) => {
  const usuarioId = actor.usuarioId ?? -1;
  const { notificacionIds, todas, hasta } = body ?? {};
  if (!notificacionIds && todas !== true) throw malformed('notificacionIds', 'REQUERIDO');
  await database.orm.transaction(async (tx) => {
    const own = eq(notificacion.usuarioId, usuarioId);
    const seen = { vista: true, fechaVista: new Date() };
    if (notificacionIds && notificacionIds.length > 0) {
      const asked = [...new Set(notificacionIds)];
      const found = await tx
        .select({ id: notificacion.notificacionId })
        .from(notificacion)
        .where(and(own, inArray(notificacion.notificacionId, asked)));
      if (found.length !== asked.length) throw notFound();
      await tx
        .update(notificacion)
        .set(seen)
        .where(and(own, eq(notificacion.vista, false), inArray(notificacion.notificacionId, asked)));
    }
    if (todas === true) {
      const until = hasta === undefined ? undefined : lte(notificacion.fecha, new Date(hasta));
      await tx
        .update(notificacion)
        .set(seen)
        .where(and(own, eq(notificacion.vista, false), until));
    }
  });
  return { sinLeer: await countUnread(database.orm, usuarioId) };
};
