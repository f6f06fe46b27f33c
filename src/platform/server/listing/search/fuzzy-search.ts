import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import { lettersApart } from '#platform/shared/text/letters-apart';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import type { Filter } from '../filter-by';
import { matching } from '../matching';
import { isSearched } from './search';

/** Maximum of alternatives for a word that matches no name. */
const MAX_ALTERNATIVES = 6;
/** Minimum length of a corrected word: two typing errors could turn a shorter one into anything. */
const SHORTEST = 3;
/** Length from which a word may have two typing errors. */
const LONG = 5;
/** Lifetime of the cached words of names; meanwhile a new name is found only by its exact letters. */
const KEPT_MS = 10 * 60_000;

export interface NearSearch {
  readonly where: SQL | undefined;
  /** Order by number of typing errors, fewest first. */
  readonly by: readonly SQL[];
  readonly embeds: ReadonlySet<string>;
}

/**
 * Corrects a search for people without results: each word may have one or two errors, as names are heard and typed at a counter.
 * Corrections are words of existing names, some thousands in a state of any size. They are then searched in the index of sounds.
 *
 * @returns null when the resource is not searched by sound, or no name is similar
 */
export async function fuzzySearch(
  db: Queryable,
  resource: Resource,
  filter: Filter,
  permissions: readonly PermissionKey[],
  actor: Actor,
): Promise<NearSearch | null> {
  const embed = resource.embeds.find(({ name }) => resource.search.embeds.includes(name));
  const people = resource.search.sounds ? resource : embed?.resource;
  const sounds = people?.search.sounds;
  if (!people || !sounds || !isSearched(people, actor) || filter.words.length === 0) return null;
  if (!filter.words.every((word) => /^\p{L}+$/u.test(word))) return null;

  const keys = await soundsOf(db, filter.words);
  // A word without a sound matches no name.
  if (keys.includes('')) return null;
  const known = await soundsKnown(db, people, sounds);
  const meant = keys.map((key) => alternatives(key, known));
  if (meant.some((each) => each.length === 0)) return null;
  const fits = (sound: string) => sql`${sounds} like ${`% ${sound} %`}`;
  const slips = meant.map(
    (each) =>
      sql`case ${sql.join(
        each.map(({ sound, apart }) => sql`when ${fits(sound)} then ${apart}::int`),
        sql` `,
      )} else 9 end`,
  );
  return {
    where: and(
      matching(resource, { ...filter, words: [] }, permissions, actor).where,
      ...meant.map((each) => or(...each.map(({ sound }) => fits(sound)))),
    ),
    by: [sql.join(slips, sql` + `)],
    embeds: new Set(people === resource ? [] : [embed!.name]),
  };
}

function alternatives(key: string, known: readonly string[]): { readonly sound: string; readonly apart: number }[] {
  if (key.length < SHORTEST) return [{ sound: key, apart: 0 }];
  const most = key.length < LONG ? 1 : 2;
  return known
    .map((sound) => ({ sound, apart: lettersApart(key, sound, most) }))
    .filter(({ apart }) => apart <= most)
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, MAX_ALTERNATIVES);
}

async function soundsOf(db: Queryable, words: readonly string[]): Promise<string[]> {
  const found = await rows<{ sound: string }>(
    db,
    sql`select trim(sonido(w.word)) as sound from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as w(word, place) order by w.place`,
  );
  return found.map(({ sound }) => sound);
}

interface Known {
  readonly sounds: Promise<readonly string[]>;
  readonly at: number;
}
const knownOf = new WeakMap<Queryable, Map<string, Known>>();

/** Returns the words of names by their sounds. Returns outdated ones while they are reread. */
async function soundsKnown(
  db: Queryable,
  people: Resource,
  column: SQL | NonNullable<Resource['search']['sounds']>,
): Promise<readonly string[]> {
  const kept = knownOf.get(db) ?? new Map<string, Known>();
  knownOf.set(db, kept);
  const before = kept.get(people.name);
  if (before && Date.now() - before.at < KEPT_MS) return before.sounds;
  const sounds = rows<{ sound: string }>(
    db,
    sql`select distinct unnest(string_to_array(trim(${column}), ' ')) as sound from ${people.table}`,
  ).then((found) => found.map(({ sound }) => sound).filter((sound) => sound.length >= SHORTEST));
  kept.set(people.name, { sounds, at: Date.now() });
  sounds.catch(() => kept.delete(people.name));
  return before ? before.sounds : sounds;
}
