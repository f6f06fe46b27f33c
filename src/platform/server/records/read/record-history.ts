import { and, eq, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import { persona, usuario } from '#generated/server/tables.gen';
import type { HistoryEvent } from '#platform/shared/history-event';
import { isObject } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { malformed } from '#platform/server/db/problem';
import { AUDIT_ACTIONS, bitacora, type AuditAction } from '#platform/server/db/system-tables';
import { findRecord } from './get-record';
import { changesOf, stateChange } from './history-changes';
import { canSeeUser, PERSON_NAME } from '#areas/personas/server/person-names';
import { parsePage } from '#platform/server/listing/list-query';
import type { WireRecord } from './wire-record';

type AuditEvent = HistoryEvent<AuditAction>;

export interface HistoryQuery {
  readonly page: number;
  readonly size: number;
  readonly wantsPageCount: boolean;
  readonly accion: AuditAction | null;
  readonly usuarioId: number | null;
  /** True for creation and changes of state only, as shown in a timeline. */
  readonly estados: boolean;
}

const DEFAULT_SIZE = 20;
const MAX_SIZE = 200;

/** Parses the parameters of a history. @throws Problem 400 naming the invalid one. */
export function parseHistoryQuery(query: Readonly<Record<string, unknown>>): HistoryQuery {
  const integer = (name: string): number | null => {
    const value = query[name] ?? '';
    if (value === '') return null;
    if (typeof value !== 'string' || !/^[1-9]\d{0,14}$/.test(value)) throw malformed(name, 'NUMERO_ENTERO');
    return Number(value);
  };
  const { page, size, wantsPageCount } = parsePage(query, DEFAULT_SIZE);
  if (size > MAX_SIZE) throw malformed('pageSize', 'MAXIMO', { limite: MAX_SIZE });
  const accion = AUDIT_ACTIONS.find((action) => action === query['accion']) ?? null;
  if (accion === null && (query['accion'] ?? '') !== '') throw malformed('accion', 'OPCION');
  return {
    page,
    size,
    wantsPageCount,
    accion,
    usuarioId: integer('usuarioId'),
    estados: query['estados'] === 'true',
  };
}

/**
 * Reads the events of a record and of its embedded entities, latest first. Showing the values of a record with `auditReads` counts as
 * reading it.
 *
 * @throws Problem 404 when no such record is within the actor's reach.
 */
export async function recordHistory(
  db: Queryable,
  resource: Resource,
  id: string,
  query: HistoryQuery,
  actor: Actor,
): Promise<{ readonly events: readonly AuditEvent[]; readonly total: number }> {
  const record = await findRecord(db, resource, id, resource.permissions.get, actor);
  const seesChanges = actor.permissions.has('bitacora.ver');
  const where = and(
    eventsOf(resource, record),
    // Only users who may see changes also see the readers of a record.
    seesChanges ? undefined : ne(bitacora.accion, 'LEER'),
    query.accion === null ? undefined : eq(bitacora.accion, query.accion),
    query.usuarioId === null ? undefined : eq(bitacora.usuarioId, query.usuarioId),
    query.estados ? or(eq(bitacora.accion, 'CREAR'), eq(bitacora.accion, 'TRANSICION')) : undefined,
  );
  // Hides names of network staff from suppliers, who see only those of their own users.
  const isTold = canSeeUser(actor);
  const nombre = sql<string | null>`case when ${isTold} then ${PERSON_NAME} end`;
  const found = await db
    .select({
      row: bitacora,
      nombre,
      isTold: sql<boolean>`coalesce(${isTold}, false)`,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(bitacora)
    .leftJoin(usuario, eq(usuario.usuarioId, bitacora.usuarioId))
    .leftJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(where)
    .orderBy(sql`${bitacora.bitacoraId} desc`)
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  if (resource.auditReads && seesChanges)
    await audit(db, actor, {
      accion: 'LEER',
      entidad: resource.name,
      entidadId: id,
      despues: { historial: query.page },
    });
  const events = found.map(({ row, nombre: usuarioNombre, isTold: told }): AuditEvent => {
    const embed =
      row.entidad === resource.name
        ? undefined
        : resource.embeds.find(({ resource: inner }) => inner.name === row.entidad);
    return {
      bitacoraId: row.bitacoraId,
      fecha: row.fecha.toISOString(),
      accion: row.accion,
      transicion: row.transicion,
      usuarioId: told ? row.usuarioId : null,
      usuarioNombre,
      motivo: row.motivo,
      estado: embed ? null : stateChange(resource.lifecycle?.field ?? null, row.antes, row.despues),
      cambios: seesChanges
        ? changesOf(embed?.resource ?? resource, row.antes, row.despues, actor, embed ? `${embed.name}.` : '')
        : null,
    };
  });
  return { events, total: found[0]?.total ?? (query.page === 1 ? 0 : await countEvents(db, where)) };
}

async function countEvents(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(bitacora)
    .where(where);
  return row?.total ?? 0;
}

/**
 * Returns the condition on audit rows of the record, and on changes of its embedded entities, whose creation and reading are in the
 * record's rows.
 */
export function eventsOf(resource: Resource, record: WireRecord): SQL | undefined {
  const of = (name: string, key: unknown) => and(eq(bitacora.entidad, name), eq(bitacora.entidadId, String(key)));
  const embedded = resource.embeds
    .filter(({ name, keyName }) => isObject(record[name]) && record[keyName] != null)
    .map(({ keyName, resource: inner }) =>
      and(of(inner.name, record[keyName]), notInArray(bitacora.accion, ['CREAR', 'LEER'])),
    );
  return or(of(resource.name, record[resource.key.name]), ...embedded);
}
