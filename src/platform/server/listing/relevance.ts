import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '#generated/server/resource.gen';
import type { Actor } from '../db/actor';
import { likePattern } from './like-pattern';
import { plainText } from '#platform/shared/plain-text';
import { isSearched } from './search';

/** Ranking of the results against the typed text. */
export interface Relevance {
  /** The lower, the better; to order by, before anything else. */
  readonly by: readonly SQL[];
  /** The same in parts, each of them quick to find: the first text of the order is what was typed; another is; one begins so; the rest. */
  readonly parts: readonly SQL[];
  /** Embedded entities that both look into. */
  readonly embeds: readonly string[];
}

/**
 * The better matches first: a code or a name that is what was typed; one that begins so; then those of which each word typed begins
 * a word, then those that have it inside, then those that sound so. Among those that are alike so far, the ones with ñ for ñ and n for n.
 *
 * @param typed the text of the search, as it was typed
 * @param lead the column whose words the list is ordered by
 * @returns null where there is nothing to compare with
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
 * As the index of a column's order has it, in which ñ is a letter of its own. People with a surname in first place come before people with
 * it in second place.
 * The index gives the page of the former in its order: the latter are looked at only where the page has room for them.
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

/** Prefers results with the typed letters, since n and ñ match each other. */
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
