import type { SQL } from 'drizzle-orm';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { readLines } from '../lines/read-lines';
import { readRow } from '../listing/read-page';
import { readRelated } from './related-records';
import { toRecord, type RecordOf, type ResourceOf, type WireRecord } from './to-record';

/**
 * Returns one record as the wire has it, with its lines and the records of others that come with it; null when nothing fits. The actor is
 * not checked, except for the parts that they may read.
 */
export async function readRecord<Known extends object = WireRecord>(
  db: Queryable,
  resource: ResourceOf<Known>,
  where: SQL,
  actor: Actor,
): Promise<RecordOf<Known> | null> {
  const row = await readRow(db, resource, where);
  if (!row) return null;
  const record = toRecord(resource, row, actor);
  for (const table of resource.lines) record[table.name] = await readLines(db, table, record[resource.key.name], actor);
  for (const related of resource.related ?? []) {
    const records = await readRelated(db, related, record[resource.key.name], actor);
    if (records) record[related.name] = records;
  }
  return record as RecordOf<Known>;
}
