import type { SQL } from 'drizzle-orm';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { readLines } from '#platform/server/lines/read-lines';
import { readRow } from '#platform/server/listing/read-page';
import { readRelated } from './related-records';
import { toRecord } from './to-record';
import type { RecordOf, ResourceOf, WireRecord } from './wire-record';

/**
 * Reads one record in its wire format, with its lines and accompanying records of others; null without a match. The actor's reach is not
 * checked, only their permission to read its parts.
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
