import { eq } from 'drizzle-orm';
import { productRules } from '../entity/registry';
import { named } from '#platform/shared/text/named';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { isEqual } from './changes';
import { toColumn } from './column-values';
import { linesIn, setLineValues } from '../lines/write-lines';
import type { RecordOf, ResourceOf, WireRecord } from './read/wire-record';

/** Writes the derived fields of a record just written and of its lines. Returns the record with them. */
export async function storeDerived<Known extends object = WireRecord>(
  tx: Queryable,
  resource: ResourceOf<Known>,
  record: WireRecord,
  actor: Actor,
): Promise<RecordOf<Known>> {
  if (resource.derive === null) return record as RecordOf<Known>;
  const values = named(productRules().derived, 'derive', resource.derive)(record);
  const changed = resource.fields.filter(({ name }) => name in values && !isEqual(values[name], record[name]));
  if (changed.length > 0) {
    await tx
      .update(resource.table)
      .set(Object.fromEntries(changed.map((field) => [field.name, toColumn(field, values[field.name] ?? null)])))
      .where(eq(resource.key.column, record[resource.key.name]));
  }
  for (const table of resource.lines) {
    if (table.name in values) await setLineValues(tx, table, linesIn(record, table), linesIn(values, table), actor);
  }
  return { ...record, ...values } as RecordOf<Known>;
}
