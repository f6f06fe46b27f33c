import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { countRows, demandOf } from '#platform/server/db/evolve/breaking-rows';
import { storedNames } from '#platform/server/db/evolve/stored-names';
import { rows } from '#platform/server/db/rows';

/** Rule of a table that every write must follow, but that was never validated on older rows. */
export interface UnvalidatedRule {
  readonly table: string;
  readonly name: string;
  /** Number of rows that violate it. */
  readonly count: number;
  readonly what: string;
  /** SELECT that finds them. */
  readonly query: string;
}

/** Returns all unvalidated rules, with the number of rows that violate each. Changes nothing. */
export async function unvalidatedRules(db: Queryable): Promise<UnvalidatedRule[]> {
  const found = await rows<{
    name: string;
    table: string;
    kind: string;
    expression: string | null;
    columns: string;
    target: string | null;
    targets: string | null;
  }>(
    db,
    sql`
    select c.conname as name, t.relname as table, c.contype as kind, pg_get_expr(c.conbin, c.conrelid) as expression, o.relname as target,
      (select string_agg(attname, ',' order by n) from unnest(c.conkey) with ordinality as k(number, n) join pg_attribute on attrelid = c.conrelid and attnum = k.number) as columns,
      (select string_agg(attname, ',' order by n) from unnest(c.confkey) with ordinality as k(number, n) join pg_attribute on attrelid = c.confrelid and attnum = k.number) as targets
    from pg_constraint c join pg_class t on t.oid = c.conrelid left join pg_class o on o.oid = c.confrelid
    where not c.convalidated and c.contype in ('c', 'f') and t.relnamespace = current_schema()::regnamespace order by t.relname, c.conname`,
  );
  const rules: UnvalidatedRule[] = [];
  for (const { name, table, kind, expression, columns, target, targets } of found) {
    const step =
      kind === 'c'
        ? ({ kind: 'add-check', table, name, expression: expression ?? 'true', valid: true } as const)
        : ({
            kind: 'add-foreign-key',
            table,
            name,
            columns: columns.split(','),
            target: target ?? '',
            targetColumns: (targets ?? '').split(','),
            valid: true,
          } as const);
    const demand = await demandOf(db, step, [], storedNames([]));
    if (demand) rules.push({ table, name, what: demand.what, query: demand.query, count: await countRows(db, demand) });
  }
  return rules;
}
