import { and, eq, type SQL } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import { normalisedText } from '#platform/shared/prepare-record';
import { filterConditions } from './conditions';
import type { Filter } from './filter-by';
import { scopeCondition } from '../records/scope';
import { searchCondition } from './search';

/** Matches of a filter in a resource, as SQL. */
export interface Matching {
  readonly where: SQL | undefined;
  /** Embedded entities that the condition looks into. */
  readonly embeds: ReadonlySet<string>;
}

/**
 * The records that a filter asks for, within the reach of each of the permissions.
 *
 * @throws Problem 400 when the filter names a field that does not exist, or a value that does not fit.
 */
export function matching(
  resource: Resource,
  filter: Filter,
  permissions: readonly PermissionKey[],
  actor: Actor,
): Matching {
  const search = searchCondition(resource, filter.words, actor, filter.active);
  const conditions = [
    ...filterConditions(resource, undotted(resource, filter.conditions), actor),
    ...(search ? [search] : []),
  ];
  const where = and(
    filter.active === 'all' || (filter.active && isAlwaysActive(resource))
      ? undefined
      : eq(resource.table.activo, filter.active),
    ...permissions.map((permission) => scopeCondition(resource, permission, actor)),
    ...conditions.map(({ sql }) => sql),
  );
  return { where, embeds: new Set(conditions.flatMap(({ embed }) => (embed === null ? [] : [embed]))) };
}

/**
 * True when records cannot be deactivated, so that no condition on `activo` is needed and an index alone answers. Counting the movements of
 * a supply took seconds with millions of them, because each was looked up to check it.
 */
function isAlwaysActive({ softDelete, operations }: Resource): boolean {
  return !softDelete && !operations.includes('update') && !operations.includes('delete');
}

/** Codes that are stored without dots are also found with dots. */
function undotted({ form }: Resource, conditions: Filter['conditions']): Filter['conditions'] {
  return Object.fromEntries(
    Object.entries(conditions).map(([path, value]) => [
      path,
      typeof value === 'string' && Object.hasOwn(form.normalise, path) && form.normalise[path]!.includes('undot')
        ? normalisedText(form.normalise[path]!, value)
        : value,
    ]),
  );
}
