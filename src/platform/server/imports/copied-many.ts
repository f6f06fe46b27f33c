import { inArray } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { ColumnValues } from '../records/column-values';
import { resourceOf } from '../records/resources';
import type { Queryable } from '../db/database';

/** Applies `denormalisedValues` to many records, with one query per field. */
export async function copiedMany(
  db: Queryable,
  resource: Resource,
  records: readonly LooseRecord[],
): Promise<ColumnValues[]> {
  const all: ColumnValues[] = records.map(() => ({}));
  for (const { field, reference, entity, from } of resource.copies) {
    const { table, key: target, fields } = resourceOf(entity);
    const column = fields.find(({ name }) => name === from)?.column;
    const keys = records.map((record, index) =>
      reference in all[index]! ? all[index]![reference] : record[reference],
    );
    const wanted = [...new Set(keys.filter(isFilled))];
    const found: readonly { key: unknown; value: unknown }[] =
      column && wanted.length > 0
        ? await db.select({ key: target.column, value: column }).from(table).where(inArray(target.column, wanted))
        : [];
    const values = new Map(found.map(({ key, value }) => [key, value]));
    for (const [index, key] of keys.entries()) all[index]![field] = values.get(key) ?? null;
  }
  return all;
}
