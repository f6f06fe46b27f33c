import { eq } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '../db/database';
import type { ColumnValues } from './column-values';
import { resourceOf } from './resources';

/**
 * Returns the fields copied from referenced records, in schema order, so that one may depend on another. A field with several sources takes
 * the first whose reference is filled.
 */
export async function denormalisedValues(
  tx: Queryable,
  resource: Resource,
  record: LooseRecord,
): Promise<ColumnValues> {
  const values: ColumnValues = {};
  for (const { field, reference, entity, from } of resource.copies) {
    const key = reference in values ? values[reference] : record[reference];
    if (!isFilled(key)) {
      values[field] ??= null;
      continue;
    }
    if (isFilled(values[field])) continue;
    const { table, key: target, fields } = resourceOf(entity);
    const column = fields.find(({ name }) => name === from)?.column;
    const [row] = column ? await tx.select({ value: column }).from(table).where(eq(target.column, key)) : [];
    values[field] = row?.value ?? null;
  }
  return values;
}
