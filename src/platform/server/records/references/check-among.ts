import { and, eq, inArray } from 'drizzle-orm';
import type { AmongValues, Resource } from '#platform/server/entity/resource';
import type { Issue } from '#platform/shared/validation/issue';
import type { LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { inChunks } from '../in-chunks';
import { referencePlaces } from './reference-places';
import { resourceOf } from '../resources';

/** Number of values per query. */
const ASKED = 5000;

/**
 * Checks that fields contain active values of another catalogue (permissions by their keys). An update may keep its previous values.
 *
 * @throws Problem 422 VALOR_NO_CATALOGADO on each value that is missing there.
 */
export async function checkAmong(
  tx: Queryable,
  resource: Resource,
  record: LooseRecord,
  before: LooseRecord | null,
): Promise<void> {
  const issues: Issue[] = [];
  for (const among of resource.among ?? []) {
    const places = newPlaces(among, record, before);
    const known = await knownValues(
      tx,
      among,
      places.map(({ value }) => value),
    );
    issues.push(...places.filter(({ value }) => !known.has(value)).map(notAmong));
  }
  if (issues.length > 0) throw invalid(issues);
}

/** Returns the values of a record that are new. */
export function newPlaces(
  { field, kind }: AmongValues,
  record: LooseRecord,
  before: LooseRecord | null,
): { readonly path: string; readonly value: unknown }[] {
  const settled = new Set(before ? referencePlaces({ path: field, kind }, before).map(({ value }) => value) : []);
  return referencePlaces({ path: field, kind }, record).filter(({ value }) => !settled.has(value));
}

/** Returns those of the values that are in the catalogue. */
export async function knownValues(
  tx: Queryable,
  { entity, from }: AmongValues,
  values: readonly unknown[],
): Promise<ReadonlySet<unknown>> {
  const { table, fields } = resourceOf(entity);
  const { column } = fields.find(({ name }) => name === from)!;
  const wanted = [...new Set(values)];
  const known = new Set<unknown>();
  for (const chunk of inChunks(wanted, ASKED)) {
    for (const { value } of await tx
      .select({ value: column })
      .from(table)
      .where(and(inArray(column, [...chunk]), eq(table.activo, true))))
      known.add(value);
  }
  return known;
}

export function notAmong({ path, value }: { readonly path: string; readonly value: unknown }): Issue {
  return { campo: path, codigo: 'VALOR_NO_CATALOGADO', params: { valor: String(value) } };
}
