import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Actor } from '../db/actor';
import { malformed } from '../db/problem';
import { resolveLabel, resolvePath } from './field-path';
import type { NeededJoin } from './selection';

export interface Order {
  /** Expressions of ORDER BY, the key last: equal records keep one order, so that pages neither repeat nor skip one. */
  readonly by: readonly SQL[];
  /** Tables to join for it, beyond an embedded entity's. */
  readonly joins: readonly NeededJoin[];
  readonly embed: string | null;
}

/**
 * Order of a list by a field or by the label of a reference. Texts are ordered as words: without case and accents, ñ after n.
 *
 * Who may not read the field that a list is sorted by of itself gets it in the order of the keys.
 *
 * @throws Problem 400 when there is no such field.
 */
export function orderOf(resource: Resource, sortBy: string, direction: 'asc' | 'desc', actor: Actor): Order {
  const way = sql.raw(direction);
  const key = sql`${resource.key.column} ${way}`;
  const label = resolveLabel(resource, sortBy, actor);
  if (label) {
    const by = label.order.map(({ column, words }) => (words ? asWords(column, way) : sql`${column} ${way}`));
    return { by: [...by, key], joins: label.joins, embed: label.embed?.name ?? null };
  }
  const resolved = resolvePath(resource, sortBy, actor);
  if (!resolved && sortBy === resource.sort.field) return { by: [key], joins: [], embed: null };
  if (!resolved || resolved.kind === 'list') throw malformed('sortBy', 'CAMPO_DESCONOCIDO', { campo: sortBy });
  const by = resolved.kind === 'text' ? asWords(resolved.expression, way) : sql`${resolved.expression} ${way}`;
  return { by: sortBy === resource.key.name && resolved.kind !== 'text' ? [key] : [by, ...amongEquals(resource, sortBy, way, actor), key], joins: [], embed: resolved.embed?.name ?? null };
}

/** What decides among records that are equal in the field that the list is sorted by: nothing comes before something. What the actor may not read decides nothing. */
function amongEquals(resource: Resource, sortBy: string, way: SQL, actor: Actor): SQL[] {
  if (sortBy !== resource.sort.field) return [];
  return (resource.sort.thenBy ?? []).flatMap((path) => {
    const resolved = resolvePath(resource, path, actor);
    if (!resolved || resolved.kind === 'list') return [];
    return [resolved.kind === 'text' ? asWords(sql`coalesce(${resolved.expression}, '')`, way) : sql`${resolved.expression} ${way}`];
  });
}

function asWords(expression: SQL | AnyPgColumn, way: SQL): SQL {
  return sql`orden(${expression}) collate "C" ${way}`;
}
