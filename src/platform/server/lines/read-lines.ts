import { asc, eq } from 'drizzle-orm';
import type { LineTable } from '../entity/resource';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { AUDIT_FIELDS } from '../records/resources';
import { selectionOf } from '../listing/selection';
import { recordReader } from '../records/read/to-record';
import type { WireRecord } from '../records/read/wire-record';
import { POSITION } from '#platform/shared/merge/line-position';

/** Reads the lines of a record in their order, with key and labels, without internal columns. */
export async function readLines(db: Queryable, table: LineTable, key: unknown, actor: Actor): Promise<WireRecord[]> {
  const { resource, parent, position } = table;
  const selection = selectionOf(resource);
  const query = db
    .select({ ...selection.columns })
    .from(resource.table)
    .$dynamic();
  for (const { table: joined, on } of selection.joins) void query.leftJoin(joined, on);
  const rows: Record<string, unknown>[] = await query
    .where(eq(parent, key))
    .orderBy(asc(position), asc(resource.key.column));
  const aside = new Set<string>([...AUDIT_FIELDS, table.link, POSITION]);
  const read = recordReader(resource, actor);
  return rows.map((row) => Object.fromEntries(Object.entries(read(row)).filter(([name]) => !aside.has(name))));
}
