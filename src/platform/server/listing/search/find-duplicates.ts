import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import type { AlikeRule } from '#platform/shared/validation/form-spec';
import { isFilled, isObject, valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { resolvePath, type ResolvedPath } from '../field-path';
import { isUniqueRule } from './possible-duplicates';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { AlikeMatches } from './duplicate-matches';

export interface NewRecord {
  readonly fila: number;
  /** Prepared and valid record. */
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
 * Finds possible duplicates of many new records at once, like `possibleDuplicates`: by the rules of the resource's schema, within the
 * actor's reach and permissions. Runs three queries per rule, for any number of records. Unique keys are checked elsewhere: their
 * duplicates are errors.
 *
 * @param seen earlier records by their compared values; these are added
 * @param rest awaited between queries
 */
export async function findDuplicates(
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

/** Converts values from `from` on to their sounds; omits records with a value without a sound. */
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

/** Finds active records that agree in all values of a rule, a few for each record. */
async function storedAlike(
  db: Queryable,
  resource: Resource,
  { same, sounds }: AlikeRule,
  values: readonly (readonly string[])[],
  actor: Actor,
): Promise<{ at: number; key: string | number }[]> {
  const { table, key, permissions } = resource;
  const paths = [...same, ...sounds].map((path) => resolvePath(resource, path, actor));
  // Unreadable fields are not compared, and an actor who cannot see such records gets no matches.
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
    // The index finds the words; the second condition checks that they are in the right text.
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
  // Drivers return 64-bit keys as strings.
  return found.map((row) => ({ at: row.at, key: key.type === 'integer' ? Number(row.key) : row.key }));
}

function sameAs({ kind, expression }: ResolvedPath, given: SQL): SQL {
  const cast = CASTS[kind];
  return cast ? sql`${expression} = ${given}${cast}` : sql`${expression}::text = ${given}`;
}
