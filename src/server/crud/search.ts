import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Condition } from './conditions';
import { likePattern } from './like-pattern';

/**
 * Free text: every word must be in the search text of the record or of an entity embedded in it; null without words.
 * Where two tables are searched, the keys that each finds are united, so that both can use their index.
 */
export function searchCondition(resource: Resource, words: readonly string[]): Condition | null {
  if (words.length === 0) return null;
  const { own, embeds } = resource.search;
  const [embed, ...others] = resource.embeds.filter(({ name, resource: inner }) => embeds.includes(name) && inner.search.own);
  const everyWord = (found: (word: string) => SQL) => and(...words.map(found)) ?? sql`false`;
  if (!embed) return { sql: own ? everyWord((word) => holds(own, word)) : sql`false`, embed: null };
  const [only] = own || others.length > 0 ? [] : [embed.resource.search.own];
  if (only) return { sql: everyWord((word) => holds(only, word)), embed: embed.name };

  const { key, table } = resource;
  const keysWith = (word: string) => [
    ...(own ? [sql`select ${key.column} from ${table} where ${holds(own, word)}`] : []),
    ...[embed, ...others].map(({ column, resource: inner }) => sql`select ${key.column} from ${table} join ${inner.table} on ${inner.key.column} = ${column} where ${holds(inner.search.own!, word)}`),
  ];
  return { sql: everyWord((word) => sql`${key.column} in (${sql.join(keysWith(word), sql` union `)})`), embed: null };
}

function holds(column: AnyPgColumn, word: string): SQL {
  return sql`${column} like ${likePattern(word)}`;
}
