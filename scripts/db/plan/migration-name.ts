import { readdir } from 'node:fs/promises';
import { tableKey, type Schema } from './snapshot';
import { changedTriggers } from './triggers';

/** Returns the name of a folder's next migration: its number, and the one table that changes, or «esquema» when several do. */
export async function nextMigrationName(folder: string, previous: Schema, current: Schema): Promise<string> {
  const numbers = (await readdir(folder)).map((name) => Number(/^(\d{4})_.*\.sql$/.exec(name)?.[1] ?? -1));
  return `${String(Math.max(-1, ...numbers) + 1).padStart(4, '0')}_${subject(previous, current)}`;
}

function subject(previous: Schema, current: Schema): string {
  const keys = [...new Set([...Object.keys(previous.tables), ...Object.keys(current.tables)])];
  const tables = keys.filter((key) => JSON.stringify(previous.tables[key]) !== JSON.stringify(current.tables[key]));
  const { gone, come } = changedTriggers(previous, current);
  const changed = [...new Set([...tables, ...[...gone, ...come].map(({ table }) => tableKey(table))])];
  if (Object.keys(previous.tables).length === 0) return 'inicial';
  return changed.length === 1 ? changed[0]!.replace('public.', '') : 'esquema';
}
