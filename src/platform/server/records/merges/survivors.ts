import { eq } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '../../db/database';
import { resourceOf } from '../resources';

/** Replaces references to merged records in a new record by their survivors: a form, or an offline tablet, may have the old key. */
export async function withSurvivors(tx: Queryable, resource: Resource, record: LooseRecord): Promise<LooseRecord> {
  const places = resource.references.filter(({ follows, field }) => follows && isFilled(record[field]));
  const named: Record<string, unknown> = {};
  for (const { field, entity } of places) {
    const target = resourceOf(entity);
    const into = target.references.find(({ merges }) => merges)!;
    const [row] = await tx.select({ into: into.column }).from(target.table).where(eq(target.key.column, record[field]));
    if (row && isFilled(row.into)) named[field] = row.into;
  }
  return places.length === 0 ? record : { ...record, ...named };
}
