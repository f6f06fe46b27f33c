import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { ReportSpec } from '#platform/shared/report';
import { REPORT_PLACES } from '#platform/shared/report-places';
import { placeReach } from '../records/reach/place-reach';
import { resourceOf } from '../records/resources';
import { scopeCondition } from '../records/reach/scope';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { notFound } from '../db/problem';

/**
 * Refuses a report on a record that does not exist, or that neither the report nor the list of such records reaches. An empty report would
 * wrongly state that nothing happened.
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
  for (const { name, entity } of parameters) {
    const keys = [asked[name] ?? []].flat();
    if (entity === null || keys.length === 0) continue;
    const resource = resourceOf(entity);
    const reach = reachOf(
      resource,
      parameters.find((each) => each.entity === entity)?.name === name,
      permission,
      actor,
    );
    const found = await db
      .select({ key: resource.key.column })
      .from(resource.table)
      .where(and(inArray(resource.key.column, keys), reach));
    if (found.length < new Set(keys).size) throw notFound();
  }
}

/** Condition for records that a report may be about. The first place limits its scope; a second warehouse only states where pieces went. */
function reachOf(resource: Resource, isFirst: boolean, permission: PermissionKey, actor: Actor): SQL | undefined {
  if (REPORT_PLACES.has(resource.name) && (isFirst || resource.name === 'jurisdiccion'))
    return placeReach(resource, permission, actor);
  const { list } = resource.permissions;
  const own = scopeCondition(resource, permission, actor);
  const listed = actor.permissions.has(list) ? scopeCondition(resource, list, actor) : sql`false`;
  return own && listed && or(own, listed);
}
