import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { solicitud } from '#generated/server/tables.gen';
import { edgeOfDay } from '#platform/shared/dates/moments';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { OperationContext } from '#platform/server/operations/context';

/** Number of visible requests in each state. */
export const cantidadEstatusSolicitud: OperationHandler<'cantidadEstatusSolicitud', OperationContext> = async (
  { params: { rol, almacenId, desde, hasta } },
  { database, actor },
) => {
  const side = rol === 'surtidor' ? solicitud.almacenSurtidorId : solicitud.almacenSolicitanteId;
  const count = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  return database.orm
    .select({
      estatus: sql<string>`${solicitud.estatus}`,
      cantidad: sql`count(*)`.mapWith(Number),
      urgentes: count(sql`${solicitud.urgente}`),
      vencidasSla: count(sql`${solicitud.vence} < now()`),
    })
    .from(solicitud)
    .where(
      and(
        eq(solicitud.activo, true),
        scopeCondition(resourceOf('solicitud'), 'solicitud.ver', actor),
        ...(almacenId === undefined ? [] : [eq(side, almacenId)]),
        ...(desde === undefined ? [] : [gte(solicitud.fechaSolicitud, edgeOfDay(desde, 'start', actor.timeZone))]),
        ...(hasta === undefined ? [] : [lte(solicitud.fechaSolicitud, edgeOfDay(hasta, 'end', actor.timeZone))]),
      ),
    )
    .groupBy(solicitud.estatus)
    .orderBy(solicitud.estatus);
};
