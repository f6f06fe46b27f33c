import { sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { isFilled } from '#platform/shared/paths';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import type { Report } from './check-many';
import type { Pending } from './pending';

/** Chains of references such as supply: the target of each record, with the changes of the rows up to now. */
export interface Chains {
  /** Called in the order of the rows: each row sees the valid ones before it. */
  readonly check: (row: Pending, report: Report) => void;
}

/** Returns the chains of records that must not be circular; null for a resource without any. */
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
      // A new record is in no chain: nothing refers to it yet.
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
