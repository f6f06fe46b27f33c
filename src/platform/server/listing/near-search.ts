import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import { lettersApart } from '#platform/shared/letters-apart';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import type { Filter } from './filter-by';
import { matching } from './matching';
import { isSearched } from './search';

/** Maximum of alternatives for a word that matches no name. */
const MOST_ALTERNATIVES = 6;
/** Shorter words are taken as they are: by two slips anything becomes anything. */
const SHORTEST = 3;
/** From this length on a word may have two slips. */
const LONG = 5;
/** So long the words that names are made of are taken for all there are: another name is found by its own letters meanwhile. */
const KEPT_MS = 10 * 60_000;

export interface NearSearch {
  readonly where: SQL | undefined;
  /** Fewest slips first. */
  readonly by: readonly SQL[];
  readonly embeds: ReadonlySet<string>;
}

/**
 * Corrects a search for people without results: each word may have one or two slips, as names are heard and typed at a counter. Corrections
 * come from the words of names, some thousands in a state of any size, and are then searched in the index of sounds.
 *
 * @returns null when the resource is not searched by sound, or no name is similar
 */
export async function nearSearch(
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
    .slice(0, MOST_ALTERNATIVES);
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

/** The words that names are made of, as they sound. Older ones are given while they are read anew. */
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
