import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Embed, Resource } from '#platform/server/entity/resource';
import { typedDate } from '#platform/shared/dates/typed-date';
import { phoneNumber } from '#platform/shared/text/phone-number';
import type { Actor } from '#platform/server/db/actor';
import type { Condition } from '../conditions';
import type { Filter } from '../filter-by';
import { likePattern } from './like-pattern';
import { mayRead } from '#platform/server/records/read/readable';

/** An amount and its unit as one word: «500mg» finds «500 mg», as strengths are written (NOM-008-SCFI). */
const AMOUNT = /^(\d[\d.,]*)(\p{L}{1,5}|%)$/u;
/** Minimum length of a word compared by sound: two letters match too much. */
const MIN_SOUND = 3;

/**
 * Returns the condition of a free-text search. Every word must be in the search text of the record or of an embedded entity, sound like one
 * of its words, or be one of its dates. Null without words. A search over two tables unites the keys found in each, so that both use their
 * index. A search text with a field that the actor may not read is skipped: matches would reveal its content.
 */
export function searchCondition(
  resource: Resource,
  words: readonly string[],
  actor: Actor,
  active: Filter['active'] = 'all',
): Condition | null {
  if (words.length === 0) return null;
  const own = isSearched(resource, actor);
  const [embed, ...others] = resource.embeds.filter(
    ({ name, resource: inner }) => resource.search.embeds.includes(name) && isSearched(inner, actor),
  );
  const everyWord = (hasWord: (word: string) => SQL) => and(...words.map(hasWord)) ?? sql`false`;
  if (!embed) return { sql: own ? everyWord((word) => holds(resource, word)) : sql`false`, embed: null };
  if (!own && others.length === 0) return { sql: everyWord((word) => holds(embed.resource, word)), embed: embed.name };

  const { key, table } = resource;
  // Repeats the condition on active records, so that the index from an embedded record to them is usable.
  const inUse = active === true ? sql`${table.activo} and ` : sql``;
  const through = ({ column, resource: inner }: Embed, condition: SQL, join = sql`join`) =>
    sql`select ${key.column} from ${table} ${join} ${inner.table} on ${inner.key.column} = ${column} where ${inUse}${condition}`;
  if (own && others.length === 0) {
    const inner = embed.resource;
    // All words usually match the embedded record, a person's names: one index query covers them together, instead of intersecting the
    // matches of each. In the remaining case one word is in the record's text, which names seldom are.
    const withOwn = words.map((word, place) => {
      const rest = words.filter((_, other) => other !== place);
      const elsewhere = rest.map((each) => or(holds(resource, each), holds(inner, each)));
      return through(embed, and(holds(resource, word), ...elsewhere)!, sql`left join`);
    });
    const together = [
      through(
        embed,
        everyWord((word) => holds(inner, word)),
      ),
      ...withOwn,
    ];
    return { sql: found(key.column, together), embed: null };
  }
  const keysWith = (word: string) => [
    ...(own ? [sql`select ${key.column} from ${table} where ${holds(resource, word)}`] : []),
    ...[embed, ...others].map((each) => through(each, holds(each.resource, word))),
  ];
  return { sql: everyWord((word) => found(key.column, keysWith(word))), embed: null };
}

/**
 * Matches the keys that any of the queries finds. As an array they are found first, and the records read by key. Otherwise statements that
 * name the page first (`join_collapse_limit`) would join whole tables before the lookup.
 */
const found = (key: SQLWrapper, queries: SQL[]): SQL => sql`${key} = any(array(${sql.join(queries, sql` union `)}))`;

/** Checks whether a search may use the resource's text for this actor. */
export function isSearched({ search, fields }: Resource, actor: Actor): boolean {
  return search.own !== null && fields.every((field) => !search.fields.includes(field.name) || mayRead(field, actor));
}

function holds({ search, form }: Resource, word: string): SQL {
  const bare = word.replaceAll('.', '');
  // Finds codes that are stored without dots when typed with them.
  const isUndotted =
    bare !== word && bare !== '' && search.fields.some((name) => form.normalise[name]?.includes('undot'));
  // Finds numbers, which are stored as digits only, in any notation.
  const number = /^[+\d().-]*\d[\d().-]*$/.test(word) ? phoneNumber(word) : word;
  const isPhone = number !== word && search.fields.some((name) => form.normalise[name]?.includes('phone'));
  const date = search.dates.length > 0 ? typedDate(word) : null;
  const [, amount, unit] = AMOUNT.exec(word) ?? [];
  return or(
    sql`${search.own} like ${likePattern(word)}`,
    ...(unit ? [sql`${search.own} like ${likePattern(`${amount} ${unit}`)}`] : []),
    ...(isUndotted ? [sql`${search.own} like ${likePattern(bare)}`] : []),
    ...(isPhone ? [sql`${search.own} like ${likePattern(number)}`] : []),
    ...(search.sounds ? soundsLike(search.sounds, word) : []),
    ...(date ? search.dates.map((column) => sql`${column} = ${date}::date`) : []),
  )!;
}

/**
 * Returns the condition on words with a similar sound. A nearly silent word (`hhh`, `zzz`) matches none. It uses no subquery, so that the
 * planner sees the resulting pattern.
 */
function soundsLike(sounds: SQLWrapper, word: string): SQL[] {
  const key = sql`rtrim(sonido(${word}))`;
  return /^\p{L}+$/u.test(word) && word.length >= MIN_SOUND
    ? [sql`${sounds} like case when length(${key}) > ${MIN_SOUND} then '%' || ${key} || '%' end`]
    : [];
}
