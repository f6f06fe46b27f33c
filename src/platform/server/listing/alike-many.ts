import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import type { AlikeRule } from '#platform/shared/form-spec';
import { isFilled, isObject, valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import { resolvePath, type ResolvedPath } from './field-path';
import { isUniqueRule } from './possible-duplicates';
import { scopeCondition } from '../records/scope';

/** Possible duplicates of a new record: stored records, and an earlier one of the same batch. */
export interface AlikeMatches {
  readonly keys: readonly (string | number)[];
  /** As the caller calls it; null for none. */
  readonly fila: number | null;
}

export interface NewRecord {
  readonly fila: number;
  /** Prepared and right. */
  readonly record: LooseRecord;
}

/** Maximum of matches per record. */
const MOST = 5;
const CASTS: Readonly<Record<string, SQL>> = {
  integer: sql`::bigint`,
  number: sql`::numeric`,
  boolean: sql`::boolean`,
  date: sql`::date`,
};

/**
 * `possibleDuplicates` for many new records at once: possible duplicates of each, by the rules of the resource's schema, within the actor's
 * reach and permissions. Runs three queries per rule, for any number of records. Unique keys are checked elsewhere: their duplicates are
 * errors.
 *
 * @param seen earlier records by what they are compared by; these are added
 * @param rest awaited between queries
 */
export async function alikeMany(
  db: Queryable,
  resource: Resource,
  fresh: readonly NewRecord[],
  actor: Actor,
  seen: Map<string, number>,
  rest: () => Promise<void>,
): Promise<ReadonlyMap<NewRecord, AlikeMatches>> {
  const matches = new Map<NewRecord, { keys: (string | number)[]; fila: number | null }>();
  const matchOf = (record: NewRecord) => {
    const known = matches.get(record) ?? { keys: [], fila: null };
    matches.set(record, known);
    return known;
  };
  for (const [index, rule] of (resource.form.alike ?? []).entries()) {
    const paths = [...rule.same, ...rule.sounds];
    const compared = fresh.flatMap((row) => {
      const values = paths.map((path) => valueAt(row.record, path));
      return values.every((value) => isFilled(value) && !isObject(value)) ? [{ row, values: values.map(String) }] : [];
    });
    if (isUniqueRule(resource, rule) || compared.length === 0) continue;
    await rest();
    const heard = await withSounds(db, compared, rule.same.length);
    for (const { row, values } of heard) {
      const identity = JSON.stringify([index, values]);
      const earlier = seen.get(identity);
      if (earlier === undefined) seen.set(identity, row.fila);
      else matchOf(row).fila ??= earlier;
    }
    await rest();
    for (const { at, key } of await storedAlike(
      db,
      resource,
      rule,
      heard.map(({ values }) => values),
      actor,
    )) {
      const { keys } = matchOf(heard[at]!.row);
      if (keys.length < MOST && !keys.includes(key)) keys.push(key);
    }
  }
  return matches;
}

interface Compared {
  readonly row: NewRecord;
  readonly values: readonly string[];
}

/** Values from `from` on as they sound; records of which one sounds like nothing are left out. */
async function withSounds(db: Queryable, compared: readonly Compared[], from: number): Promise<Compared[]> {
  const spoken = compared.flatMap(({ values }, at) =>
    values.slice(from).map((text, index) => ({ at, place: from + index, text })),
  );
  if (spoken.length === 0) return [...compared];
  const sounds = new Map(
    (
      await rows<{ at: number; place: number; sound: string }>(
        db,
        sql`select r.at, r.place, trim(sonido(r.text)) as sound from jsonb_to_recordset(${JSON.stringify(spoken)}::jsonb) as r(at int, place int, text text)`,
      )
    ).map(({ at, place, sound }) => [`${at} ${place}`, sound] as const),
  );
  return compared.flatMap(({ row, values }, at) => {
    const heard = values.map((value, place) => (place < from ? value : (sounds.get(`${at} ${place}`) ?? '')));
    return heard.slice(from).includes('') ? [] : [{ row, values: heard }];
  });
}

/** Records in use that agree with some of the values in all of a rule, a few for each. */
async function storedAlike(
  db: Queryable,
  resource: Resource,
  { same, sounds }: AlikeRule,
  values: readonly (readonly string[])[],
  actor: Actor,
): Promise<{ at: number; key: string | number }[]> {
  const { table, key, permissions } = resource;
  const paths = [...same, ...sounds].map((path) => resolvePath(resource, path, actor));
  // Unreadable fields are not compared, and an actor who cannot see such records gets none.
  if (
    values.length === 0 ||
    paths.some((path) => path === null || path.embed) ||
    !actor.permissions.has(permissions.get)
  )
    return [];
  const index = resource.search.sounds;
  const conditions = paths.map((path, place) => {
    const given = sql.raw(`r.v${place}`);
    const { expression } = path as ResolvedPath;
    if (place < same.length) return sameAs(path as ResolvedPath, given);
    // The index finds the words; which of the texts they stand in is looked at then.
    return and(
      isNotNull(expression),
      index ? sql`${index} like '% ' || ${given} || ' %'` : undefined,
      sql`trim(sonido(${expression})) = ${given}`,
    );
  });
  const given = values.map((each, at) => ({
    at,
    ...Object.fromEntries(each.map((value, place) => [`v${place}`, value])),
  }));
  const columns = sql.raw(paths.map((_, place) => `v${place} text`).join(', '));
  const found = await rows<{ at: number; key: string | number }>(
    db,
    sql`
    select at, key from (
      select r.at, ${key.column} as key, row_number() over (partition by r.at order by ${key.column}) as place
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(at int, ${columns})
      join ${table} on ${and(eq(table.activo, true), ...conditions, scopeCondition(resource, permissions.get, actor))}
    ) numbered where place <= ${MOST} order by at, place`,
  );
  // Drivers give keys of this size as texts.
  return found.map((row) => ({ at: row.at, key: key.type === 'integer' ? Number(row.key) : row.key }));
}

function sameAs({ kind, expression }: ResolvedPath, given: SQL): SQL {
  const cast = CASTS[kind];
  return cast ? sql`${expression} = ${given}${cast}` : sql`${expression}::text = ${given}`;
}
