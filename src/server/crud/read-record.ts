import type { SQL } from 'drizzle-orm';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { readLines } from './lines/read-lines';
import { readRow } from './read-page';
import { toRecord, type WireRecord } from './to-record';

/** One record as the wire has it, with its lines; null when nothing fits. Who asks for it is not looked at, but for what they may read. */
export async function readRecord(db: Queryable, resource: Resource, where: SQL, actor: Actor): Promise<WireRecord | null> {
  const row = await readRow(db, resource, where);
  if (!row) return null;
  const record = toRecord(resource, row, actor);
  for (const table of resource.lines) record[table.name] = await readLines(db, table, record[resource.key.name], actor);
  return record;
}
