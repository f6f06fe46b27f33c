import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../generated/server/resource.gen';
import { likePattern } from './like-pattern';

/**
 * Free text: every word must be in the search text of the record or of an entity embedded in it.
 * Where two tables are searched, the keys that each finds are united, so that both can use their index.
 */
export function searchCondition(resource: Resource, words: readonly string[]): SQL | undefined {
  const { own, embeds } = resource.search;
  const embedded = resource.embeds.filter(({ name }) => embeds.includes(name));
  if (!own && embedded.length === 0) return words.length > 0 ? sql`false` : undefined;
  return and(...words.map((word) => {
    const found = (column: AnyPgColumn) => sql`${column} like ${likePattern(word)}`;
    if (embedded.length === 0) return found(own!);
    const { key, table } = resource;
    const keys = [
      ...(own ? [sql`select ${key.column} from ${table} where ${found(own)}`] : []),
      ...embedded.flatMap(({ column, resource: inner }) =>
        inner.search.own ? [sql`select ${key.column} from ${table} join ${inner.table} on ${inner.key.column} = ${column} where ${found(inner.search.own)}`] : []),
    ];
    return sql`${key.column} in (${sql.join(keys, sql` union `)})`;
  }));
}
