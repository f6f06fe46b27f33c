import { eq } from 'drizzle-orm';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import { isFilled, valueAt } from '#platform/shared/paths';
import { put } from '#platform/shared/validation/start-values';
import type { Queryable } from '../db/database';
import { isKeyValue } from './search/is-key-value';
import { resourceOf } from '../records/resources';

/** Fills omitted fields of a new record with the initial values of its references; fields sent as empty stay empty. */
export async function referencedDefaults(
  tx: Queryable,
  { startsFrom }: FormSpec,
  sent: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (!startsFrom) return sent;
  const started = structuredClone(sent);
  for (const [path, { by, resource, field }] of Object.entries(startsFrom)) {
    const key = valueAt(started, by);
    const other = resourceOf(resource);
    // The validation of the whole request refuses an invalid key.
    if (valueAt(started, path) !== undefined || !isKeyValue(other, key)) continue;
    const { table, key: target, fields } = other;
    const column = fields.find(({ name }) => name === field)!.column;
    const [row] = await tx.select({ value: column }).from(table).where(eq(target.column, key));
    if (row && isFilled(row.value)) put(started, path.split('.'), row.value);
  }
  return started;
}
