import { and, inArray, or } from 'drizzle-orm';
import type { AlcanceDatos } from '../../../../generated/shared/enums.gen';
import type { PermissionKey } from '../../../../generated/shared/permissions.gen';
import type { ReportSpec } from '../../../shared/report';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { notFound } from '../../db/problem';

/** Parameters that bound a report, and are within the actor's reach. The second warehouse of a report only says where pieces went. */
const PLACES: ReadonlySet<string> = new Set(['jurisdiccion', 'unidad', 'almacen', 'nucleo']);
/** Reaches within a unit: the report itself narrows what it tells of the unit and its places. */
const WITHIN_UNIT: ReadonlySet<AlcanceDatos | undefined> = new Set(['ALMACEN', 'SERVICIO', 'PROPIO']);

/**
 * Refuses a report on a record that does not exist, or that neither the report nor the list of such records reaches: an empty report would say
 * that there was nothing.
 *
 * @throws Problem 404, the same for a missing record and one out of reach
 */
export async function requireAsked(
  db: Queryable,
  { parameters }: Pick<ReportSpec, 'parameters'>,
  asked: Readonly<Record<string, unknown>>,
  permission: PermissionKey,
  actor: Actor,
): Promise<void> {
  const around: Actor = WITHIN_UNIT.has(actor.permissions.get(permission))
    ? { ...actor, permissions: new Map([...actor.permissions, [permission, 'UNIDAD']]) }
    : actor;
  for (const { name, entity } of parameters) {
    const keys = [asked[name] ?? []].flat();
    if (entity === null || keys.length === 0) continue;
    const resource = resourceOf(entity);
    const { list } = resource.permissions;
    // Every catalogue names the jurisdictions; a report is of the reader's own, unless it reaches the network.
    if (
      entity === 'jurisdiccion' &&
      actor.permissions.get(permission) !== 'RED' &&
      keys.some((key) => Number(key) !== actor.jurisdiccionId)
    )
      throw notFound();
    const isPlace = PLACES.has(entity) && parameters.find((each) => each.entity === entity)?.name === name;
    const reaches = [
      scopeCondition(resource, permission, actor),
      // Besides the warehouses assigned to the actor, which may stand in another unit.
      ...(isPlace && around !== actor ? [scopeCondition(resource, permission, around)] : []),
      ...(!isPlace && actor.permissions.has(list) ? [scopeCondition(resource, list, actor)] : []),
    ];
    const reach = reaches.includes(undefined) ? undefined : or(...reaches);
    const found = await db
      .select({ key: resource.key.column })
      .from(resource.table)
      .where(and(inArray(resource.key.column, keys), reach));
    if (found.length < new Set(keys).size) throw notFound();
  }
}
