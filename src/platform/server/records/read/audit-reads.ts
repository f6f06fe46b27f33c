import type { Resource } from '#platform/server/entity/resource';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import type { Filter } from '#platform/server/listing/filter-by';
import type { WireRecord } from './wire-record';

/** Converts a filter to its form in the audit trail. */
export const filterTold = ({ words, conditions, active }: Filter) => ({
  palabras: words,
  ...conditions,
  activo: active,
});

/** Number of records below which a count reveals something about each of them. */
const FEW = 10;

/**
 * Writes into the audit trail that few records of a resource with `auditReads` were counted: a count for one CURP reveals whether it
 * exists.
 */
export async function auditCounted(
  db: Queryable,
  resource: Resource,
  total: number,
  filter: Filter,
  actor: Actor,
): Promise<void> {
  if (total < FEW) await auditList(db, resource, [], total, filter, actor);
}

/**
 * Records that several records of a resource with `auditReads` were shown: one row for the whole answer, with their ids and the query.
 * Skips an answer without records, which reveals nothing.
 */
export async function auditShown(
  db: Queryable,
  resource: Resource,
  records: readonly WireRecord[],
  filter: Filter,
  actor: Actor,
): Promise<void> {
  const ids = records.map((record) => record[resource.key.name]);
  await auditList(db, resource, ids, ids.length, filter, actor);
}

async function auditList(
  db: Queryable,
  resource: Resource,
  ids: readonly unknown[],
  filas: number,
  filter: Filter,
  actor: Actor,
): Promise<void> {
  if (!resource.auditReads || filas === 0) return;
  await audit(db, actor, {
    accion: 'LEER',
    entidad: resource.name,
    entidadId: null,
    despues: { ids, filas, filtro: filterTold(filter) },
  });
}
