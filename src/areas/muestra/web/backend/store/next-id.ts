import type { Table } from './create-table';

/** The first number from `start` on that no record has as its id. */
export function nextId(table: Pick<Table<unknown>, 'has'>, start: number): string {
  let id = start;
  while (table.has(String(id))) id += 1;
  return String(id);
}
