import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Actor } from '../db/actor';
import type { Condition } from './conditions';
import { likePattern } from './like-pattern';
import { mayRead } from './readable';

/**
 * Free text: every word must be in the search text of the record or of an entity embedded in it; null without words.
 * Where two tables are searched, the keys that each finds are united, so that both can use their index.
 * A search text that holds a field which the actor may not read is not looked into: what is found would tell what it holds.
 */
export function searchCondition(resource: Resource, words: readonly string[], actor: Actor): Condition | null {
  if (words.length === 0) return null;
  const own = searchedText(resource, actor);
  const [embed, ...others] = resource.embeds.filter(({ name, resource: inner }) => resource.search.embeds.includes(name) && searchedText(inner, actor));
  const ownHolds = (column: AnyPgColumn, word: string) => holds(column, word, resource);
  const everyWord = (found: (word: string) => SQL) => and(...words.map(found)) ?? sql`false`;
  if (!embed) return { sql: own ? everyWord((word) => ownHolds(own, word)) : sql`false`, embed: null };
  const [only] = own || others.length > 0 ? [] : [embed.resource.search.own];
  if (only) return { sql: everyWord((word) => holds(only, word)), embed: embed.name };

  const { key, table } = resource;
  const keysWith = (word: string) => [
    ...(own ? [sql`select ${key.column} from ${table} where ${ownHolds(own, word)}`] : []),
    ...[embed, ...others].map(({ column, resource: inner }) => sql`select ${key.column} from ${table} join ${inner.table} on ${inner.key.column} = ${column} where ${holds(inner.search.own!, word)}`),
  ];
  return { sql: everyWord((word) => sql`${key.column} in (${sql.join(keysWith(word), sql` union `)})`), embed: null };
}

function searchedText({ search, fields }: Resource, actor: Actor): AnyPgColumn | null {
  return fields.every((field) => !search.fields.includes(field.name) || mayRead(field, actor)) ? search.own : null;
}

/** Codes that are kept without dots are found with them, too. */
function holds(column: AnyPgColumn, word: string, resource?: Resource): SQL {
  const asTyped = sql`${column} like ${likePattern(word)}`;
  const bare = word.replaceAll('.', '');
  const isUndotted = bare !== word && bare !== '' && resource?.search.fields.some((name) => resource.form.normalise[name]?.includes('undot'));
  return isUndotted ? sql`(${asTyped} or ${column} like ${likePattern(bare)})` : asTyped;
}
