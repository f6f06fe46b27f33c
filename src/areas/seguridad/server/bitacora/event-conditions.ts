import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { likePattern } from '#platform/server/listing/search/like-pattern';
import { malformed } from '#platform/server/db/problem';
import { AUDIT_ACTIONS, bitacora, type AuditAction } from '#platform/server/db/system-tables';

/** Filter of the audit trail. */
export type EventFilter = Omit<NonNullable<OperationTypes['bitacoraBuscar']['params']>, 'antesDe' | 'cantidad'>;

const DAYS_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the condition of a search on events. Without a start it covers the last seven days.
 *
 * @throws Problem 400 for an unknown action.
 */
export function eventConditions({
  desde,
  hasta,
  usuarioId,
  acciones,
  entidad,
  entidadId,
  unidadId,
  correlacion,
  texto,
}: EventFilter): (SQL | undefined)[] {
  return [
    gte(bitacora.fecha, desde === undefined ? new Date(Date.now() - 7 * DAYS_MS) : new Date(desde)),
    hasta === undefined ? undefined : lt(bitacora.fecha, new Date(hasta)),
    usuarioId === undefined ? undefined : eq(bitacora.usuarioId, usuarioId),
    acciones === undefined ? undefined : inArray(bitacora.accion, actionsOf(acciones)),
    entidad === undefined ? undefined : eq(bitacora.entidad, entidad),
    entidadId === undefined
      ? undefined
      : or(eq(bitacora.entidadId, entidadId), entidad === undefined ? undefined : shownIn(entidadId)),
    unidadId === undefined ? undefined : eq(bitacora.unidadId, unidadId),
    correlacion === undefined ? undefined : eq(bitacora.correlationId, correlacion),
    texto === undefined ? undefined : sql`plano(${bitacora.motivo}) like ${likePattern(texto)}`,
  ];
}

function actionsOf(text: string): AuditAction[] {
  return text.split(',').map((name) => {
    const action = AUDIT_ACTIONS.find((each) => each === name);
    if (!action) throw malformed('acciones', 'OPCION');
    return action;
  });
}

/** Returns the condition on list readings that showed the record. */
function shownIn(entidadId: string): SQL {
  const keys = [JSON.stringify(entidadId), ...(/^\d{1,15}$/.test(entidadId) ? [entidadId] : [])];
  const within = keys.map((key) => sql`${bitacora.despues} -> 'ids' @> ${key}::jsonb`);
  return and(eq(bitacora.accion, 'LEER'), sql`${bitacora.entidadId} is null`, or(...within))!;
}
