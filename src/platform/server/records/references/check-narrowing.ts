import { inArray, sql } from 'drizzle-orm';
import type { NarrowedReference, Resource } from '#platform/server/entity/resource';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled, valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { rows } from '#platform/server/db/rows';
import { referencePlaces, type ReferencePlace } from './reference-places';
import { resourceOf } from '../resources';

/** Maximum length of a chain, above that of suppliers in any network. A cycle among other records must not block the server. */
const MAX_CHAIN = 64;

/**
 * Checks references against their pickers: a municipio of the chosen state, a physician of the same unit, a supplier that does not in turn
 * depend on this record. An update may keep its previous values.
 *
 * @param key of the updated record, undefined for a new one
 * @throws Problem 422 REFERENCIA_NO_CORRESPONDE or REFERENCIA_CIRCULAR on each field.
 */
export async function checkNarrowing(
  tx: Queryable,
  resource: Resource,
  record: LooseRecord,
  before: LooseRecord | null,
  key?: string | number,
  prefix = '',
): Promise<void> {
  const issues: Issue[] = [];
  const report = (path: string, codigo: string) => issues.push({ campo: prefix + path, codigo, params: {} });
  for (const reference of resource.narrowed) {
    const settled = new Set(
      before ? referencePlaces(reference, before).map((place) => identityOf(reference, place)) : [],
    );
    const places = referencePlaces(reference, record).filter((place) => !settled.has(identityOf(reference, place)));
    if (places.length === 0) continue;
    const targets = await readTargets(tx, reference, places);
    for (const place of places) {
      const target = targets.get(String(place.value));
      if (target && !fits(reference, place, target)) report(place.path, 'REFERENCIA_NO_CORRESPONDE');
      else if (
        reference.acyclic &&
        key !== undefined &&
        (await leadsTo(tx, resource, reference.path, place.value, key))
      )
        report(place.path, 'REFERENCIA_CIRCULAR');
    }
  }
  if (issues.length > 0) throw invalid(issues);
}

function identityOf({ dependsOn }: NarrowedReference, { value, beside }: ReferencePlace): string {
  return JSON.stringify([value, ...Object.values(dependsOn).map((ours) => valueAt(beside, ours) ?? null)]);
}

/** Reads the fields of the targets that the reference's conditions use, by key. Embedded fields are excluded: they only limit pickers. */
export async function readTargets(
  tx: Queryable,
  { entity, dependsOn, filter }: NarrowedReference,
  places: readonly Pick<ReferencePlace, 'value'>[],
): Promise<Map<string, LooseRecord>> {
  const { table, key, fields } = resourceOf(entity);
  const names = new Set([...Object.keys(dependsOn), ...Object.keys(filter)]);
  const columns = Object.fromEntries(
    fields.filter(({ name }) => names.has(name)).map(({ name, column }) => [name, column]),
  );
  const found = await tx
    .select({ ...columns, [KEY]: key.column })
    .from(table)
    .where(inArray(key.column, [...new Set(places.map(({ value }) => value))]));
  return new Map(found.map((row) => [String(row[KEY]), row]));
}

const KEY = '#key';

/** Checks whether the picker would offer the referenced record. */
export function fits(
  { dependsOn, filter }: NarrowedReference,
  { beside }: Pick<ReferencePlace, 'beside'>,
  target: LooseRecord,
): boolean {
  const depends = Object.entries(dependsOn).every(([theirs, ours]) => {
    const [value, there] = [valueAt(beside, ours), target[theirs]];
    return !isFilled(value) || !(theirs in target) || (Array.isArray(there) ? there.includes(value) : there === value);
  });
  return (
    depends &&
    Object.entries(filter).every(
      ([theirs, wanted]) =>
        !(theirs in target) || (Array.isArray(wanted) ? wanted.includes(target[theirs]) : target[theirs] === wanted),
    )
  );
}

/** Checks whether following `field` from `start` reaches `goal`. */
async function leadsTo(
  tx: Queryable,
  { table, key, fields }: Resource,
  field: string,
  start: unknown,
  goal: string | number,
): Promise<boolean> {
  const column = fields.find(({ name }) => name === field)?.column;
  if (!column) return false;
  const [id, next] = [sql.identifier(key.column.name), sql.identifier(column.name)];
  const [found] = await rows(
    tx,
    sql`
    with recursive chain (id, depth) as (
      select ${start}::text, 1
      union all
      select r.${next}::text, chain.depth + 1 from ${table} r join chain on r.${id}::text = chain.id
      where r.${next} is not null and chain.depth < ${MAX_CHAIN} and chain.id <> ${String(goal)}
    )
    select 1 as found from chain where id = ${String(goal)} limit 1`,
  );
  return found !== undefined;
}
