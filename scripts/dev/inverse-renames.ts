import { newRenames } from '../db/plan/new-renames';
import type { Renames, Schema } from '../db/plan/snapshot';
import type { DevNote } from './dev-note';

/** Renames that lead back from what a migration made, so that to take it back keeps what stood under the old names. */
export function inverseRenames({ base, baseRenames, schema, renames }: DevNote): Renames {
  const { tables, columns } = newRenames(base, schema, renames, baseRenames);
  const former = new Map(tables.map(({ from, to }) => [to, from]));
  return {
    tables: tables.map(({ from, to }) => ({ from: to, to: from, key: keyOf(base, from) })),
    columns: columns.map(({ table, from, to }) => ({ table: former.get(table) ?? table, from: to, to: from })),
  };
}

function keyOf(schema: Schema, name: string): string {
  const table = Object.values(schema.tables).find((each) => each.name === name);
  return Object.values(table?.columns ?? {}).find((column) => column.primaryKey)?.name ?? '';
}
