import type { Resource } from '#generated/server/resource.gen';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import type { Filter } from '../listing/filter-by';
import type { WireRecord } from './to-record';

/** A filter as the audit trail tells it. */
export const filterTold = ({ words, conditions, active }: Filter) => ({
  palabras: words,
  ...conditions,
  activo: active,
});

/** Fewer than this, and how many there are says something of each of them. */
const FEW = 10;

/** Records in the audit trail that few records of a resource with `auditReads` were counted: a count for one CURP reveals if it exists. */
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
 * Writes that several records of a resource with `auditReads` were shown: one row for the whole answer, with their ids and what was asked.
 * An answer without records showed nothing of anybody.
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
