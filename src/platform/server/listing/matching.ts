import { and, eq, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '../db/actor';
import { normalisedText } from '#platform/shared/validation/prepare-record';
import { filterConditions } from './conditions';
import type { Filter } from './filter-by';
import { scopeCondition } from '../records/reach/scope';
import { searchCondition } from './search/search';

/** Condition of a filter on a resource, as SQL. */
export interface Matching {
  readonly where: SQL | undefined;
  /** Embedded entities that the condition refers to. */
  readonly embeds: ReadonlySet<string>;
}

/**
 * Builds the condition on the records that match a filter, within the reach of each of the permissions.
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
 * Checks whether records cannot be deactivated, so that no condition on `activo` is needed and an index alone suffices. Counting the
 * movements of a supply took seconds with millions of them, because each was read to check it.
 */
function isAlwaysActive({ softDelete, operations }: Resource): boolean {
  return !softDelete && !operations.includes('update') && !operations.includes('delete');
}

/** Removes dots from filters on codes that are stored without them. */
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
