import { eq } from 'drizzle-orm';
import type { FormSpec } from '#platform/shared/form-spec';
import { isFilled, valueAt } from '#platform/shared/paths';
import { put } from '#platform/shared/start-values';
import type { Queryable } from '../db/database';
import { isPossibleKey } from './possible-key';
import { resourceOf } from '../records/resources';

/** A new record with what its references say it starts with, where nothing was sent; what was sent empty stays empty. */
export async function withFarStarts(
  tx: Queryable,
  { startsFrom }: FormSpec,
  sent: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (!startsFrom) return sent;
  const started = structuredClone(sent);
  for (const [path, { by, resource, field }] of Object.entries(startsFrom)) {
    const key = valueAt(started, by);
    const other = resourceOf(resource);
    // An invalid key is refused by the validation of the whole request.
    if (valueAt(started, path) !== undefined || !isPossibleKey(other, key)) continue;
    const { table, key: target, fields } = other;
    const column = fields.find(({ name }) => name === field)!.column;
    const [row] = await tx.select({ value: column }).from(table).where(eq(target.column, key));
    if (row && isFilled(row.value)) put(started, path.split('.'), row.value);
  }
  return started;
}
