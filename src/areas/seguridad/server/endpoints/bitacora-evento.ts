import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { Resource } from '#platform/server/entity/resource';
import type { FieldChange } from '#platform/shared/history-event';
import { findRecord } from '#platform/server/records/read/get-record';
import { changesOf } from '#platform/server/records/read/history-changes';
import { resources } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { notFound, Problem } from '#platform/server/db/problem';
import { bitacora, bitacoraSello } from '#platform/server/db/system-tables';
import type { OperationContext } from '#platform/server/operations/context';
import { isSealOf } from '../bitacora/event-seal';
import { eventScope } from '../bitacora/event-scope';

/**
 * Handles one event with its changes.
 *
 * @throws Problem 404 when it does not exist or is out of the actor's reach.
 */
export const bitacoraEvento: OperationHandler<'bitacoraEvento', OperationContext> = async (
  { params: { bitacoraId } },
  { database: { orm }, actor },
) => {
  const [found] = await orm
    .select({ row: bitacora, orden: bitacoraSello.orden, huella: bitacoraSello.huella })
    .from(bitacora)
    .leftJoin(bitacoraSello, isSealOf)
    .where(and(eq(bitacora.bitacoraId, bitacoraId), eventScope(actor)));
  if (!found) throw notFound();
  const { row, orden, huella } = found;
  const resource = resources.find(({ name }) => name === row.entidad);
  const cambios = resource ? await changesFor(orm, resource, row, actor) : plainChanges(row);
  if (resource?.auditReads && cambios && cambios.length > 0 && row.accion !== 'LEER')
    await audit(orm, actor, {
      accion: 'LEER',
      entidad: row.entidad,
      entidadId: row.entidadId,
      despues: { bitacoraId },
    });
  return { cambios, ip: row.ip, dispositivo: row.dispositivo, correlationId: row.correlationId, orden, huella };
};

type Row = typeof bitacora.$inferSelect;

/** Returns the changes of an event if the actor may read its record. A deleted record is within reach only of an unlimited scope. */
async function changesFor(db: Queryable, resource: Resource, row: Row, actor: Actor): Promise<FieldChange[] | null> {
  const permission = resource.permissions.get;
  const reach = actor.permissions.get(permission);
  if (reach === undefined) return null;
  if (row.entidadId === null) return changesOf(resource, row.antes, row.despues, actor, '');
  if (reach !== 'RED' && !(await isReachable(db, resource, row.entidadId, actor))) return null;
  return changesOf(resource, row.antes, row.despues, actor, '');
}

function isReachable(db: Queryable, resource: Resource, id: string, actor: Actor): Promise<boolean> {
  return findRecord(db, resource, id, resource.permissions.get, actor).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
}

/** Entities without a schema (a saved view, an exported report) show all changes. */
function plainChanges({ antes, despues }: Row): FieldChange[] {
  return [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])].map((campo) => ({
    campo,
    antes: antes?.[campo] ?? null,
    despues: despues?.[campo] ?? null,
    oculto: false,
  }));
}
