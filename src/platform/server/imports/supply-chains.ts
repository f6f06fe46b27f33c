import { sql } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import { isFilled } from '#platform/shared/paths';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import type { Pending, Report } from './check-many';

/** Chains of supply, and the like: the target of each record, with the changes of the file's rows so far. */
export interface Chains {
  /** In the order of the rows: each sees those before it that are right. */
  readonly check: (row: Pending, report: Report) => void;
}

/** Chains of records that must not lead back to themselves; null for a resource without any. */
export async function chainsOf(db: Queryable, { table, key, fields, narrowed }: Resource): Promise<Chains | null> {
  const chains: { path: string; next: Map<string, string> }[] = [];
  for (const { path } of narrowed.filter(({ acyclic }) => acyclic)) {
    const column = fields.find(({ name }) => name === path)?.column;
    if (!column) continue;
    const links = await rows<{ id: string; next: string }>(
      db,
      sql`select ${key.column}::text as id, ${column}::text as next from ${table} where ${column} is not null`,
    );
    chains.push({ path, next: new Map(links.map(({ id, next }) => [id, next])) });
  }
  if (chains.length === 0) return null;
  return {
    check(row, report) {
      const {
        record,
        entry: { stored },
      } = row;
      // A new record is in no chain: nothing can refer to it yet.
      if (!stored) return;
      const id = String(stored[key.name]);
      for (const { path, next } of chains) {
        if (!isFilled(record[path])) {
          next.delete(id);
          continue;
        }
        if (record[path] === stored[path]) continue;
        if (leadsTo(next, String(record[path]), id))
          report(row, { campo: path, codigo: 'REFERENCIA_CIRCULAR', params: {} });
        else next.set(id, String(record[path]));
      }
    },
  };
}

function leadsTo(next: ReadonlyMap<string, string>, start: string, goal: string): boolean {
  const passed = new Set<string>();
  for (let at: string | undefined = start; at !== undefined && !passed.has(at); at = next.get(at)) {
    if (at === goal) return true;
    passed.add(at);
  }
  return false;
}
