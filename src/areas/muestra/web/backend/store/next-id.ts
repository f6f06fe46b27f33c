import type { Table } from './create-table';

/** Returns the first number from `start` on that is not used as an id. */
export function nextId(table: Pick<Table<unknown>, 'has'>, start: number): string {
  let id = start;
  while (table.has(String(id))) id += 1;
  return String(id);
}
