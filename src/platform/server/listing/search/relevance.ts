import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '#platform/server/entity/resource';
import type { Actor } from '#platform/server/db/actor';
import { likePattern } from './like-pattern';
import { plainText } from '#platform/shared/text/plain-text';
import { isSearched } from './search';

/** Ranking of the results against the typed text. */
export interface Relevance {
  /** Leading expressions of ORDER BY; a lower value is better. */
  readonly by: readonly SQL[];
  /**
   * Conditions that split the ranking into parts, each quick to find: the first sort text equals the typed one; another text does; one
   * begins with it; the rest.
   */
  readonly parts: readonly SQL[];
  /** Embedded entities that both refer to. */
  readonly embeds: readonly string[];
}

/**
 * Ranks the matches of a search. First come a code or a name equal to the text, then those that begin with it. Then come records with every
 * word at the beginning of a word, with every word anywhere, and with similar sounds. Among equals, those that distinguish ñ and n as typed
 * come first.
 *
 * @param typed text of the search as typed
 * @param lead first sort column of the list
 * @returns null without text to compare
 */
export function relevanceOf(
  resource: Resource,
  typed: string,
  words: readonly string[],
  actor: Actor,
  lead: SQL | null,
): Relevance | null {
  const embeds = resource.embeds.filter(
    ({ name, resource: inner }) => resource.search.embeds.includes(name) && isSearched(inner, actor),
  );
  const searched = [...(isSearched(resource, actor) ? [resource] : []), ...embeds.map((embed) => embed.resource)].map(
    ({ search }) => search,
  );
  const texts = searched.flatMap(({ own }) => own ?? []);
  const names = searched.flatMap(({ names: columns }) => columns);
  const text = plainText(typed).trim().replace(/\s+/g, ' ');
  if (text === '' || words.length === 0 || texts.length === 0) return null;

  const any = (columns: readonly AnyPgColumn[], fits: (column: SQL) => SQL) =>
    or(...columns.map((column) => fits(sql`${column}`))) ?? sql`false`;
  const everywhere = sql`' ' || ${sql.join(
    texts.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )}`;
  const begins = likePattern(text).slice(1);
  const each = (pattern: (word: string) => string) =>
    sql`(${sql.join(
      words.map((word) => sql`${everywhere} like ${pattern(word)}`),
      sql` and `,
    )})`;
  const tier = sql`case
    when ${any(names, (column) => sql`plano(${column}) = ${text}`)} then 0
    when ${any(texts, (column) => sql`${column} like ${`${begins.slice(0, -1)} %`}`)} then 1
    when ${any(names, (column) => sql`plano(${column}) like ${begins}`)} then 2
    when ${each((word) => `% ${likePattern(word).slice(1)}`)} then 3
    when ${each(likePattern)} then 4
    else 5 end`;
  return {
    by: [tier, ...spelling(names, typed)],
    parts: partsOf(
      names,
      typed,
      names.find((column) => lead?.queryChunks.includes(column)),
    ),
    embeds: embeds.map(({ name }) => name),
  };
}

/**
 * Returns the conditions of the parts in the collation of the sort index, in which ñ is a separate letter. People with a matching first
 * surname come before people with a matching second one. The index provides the page of the former in order; the latter are read only if
 * the page has room for them.
 */
function partsOf(names: readonly AnyPgColumn[], typed: string, lead: AnyPgColumn | undefined): SQL[] {
  const text = typed.trim();
  const some = (fits: (column: SQL) => SQL, among = names) =>
    or(...among.map((column) => fits(sql`orden(${column}) collate "C"`))) ?? sql`false`;
  const not = (condition: SQL) => sql`coalesce(${condition}, false) = false`;
  const equals = (column: SQL) => sql`${column} = orden(${text}) collate "C"`;
  const is = some(equals);
  const begins = some((column) => sql`${column} like orden(${`${escaped(text)}%`}) collate "C"`);
  const first = lead ? [some(equals, [lead]), sql`${is} and ${not(some(equals, [lead]))}`] : [is];
  return [...first, sql`${begins} and ${not(is)}`, not(begins)];
}

/** Prefers results with the letters as typed, because n and ñ match each other. */
function spelling(names: readonly AnyPgColumn[], typed: string): SQL[] {
  const words = typed
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => /[nñ]/i.test(word));
  if (names.length === 0 || words.length === 0) return [];
  const all = sql`orden(${sql.join(
    names.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )})`;
  return [
    sql`case when ${sql.join(
      words.map((word) => sql`${all} like orden(${`%${escaped(word)}%`})`),
      sql` and `,
    )} then 0 else 1 end`,
  ];
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
