import type { Statement } from './parse-statement';

/** Maps the names used in a migration to those of the database before it. */
export interface StoredNames {
  /** Returns the former name of a table; null when the migration creates it. */
  readonly table: (name: string) => string | null;
  /** Returns the SQL with the former column names; null when it mentions a column that does not exist yet. */
  readonly sql: (table: string, text: string) => string | null;
  /** Checks whether the migration has added a column, which is then empty in existing rows. */
  readonly isEmpty: (table: string, column: string) => boolean;
}

/** Tracks renames (swaps and chains included), new tables and new columns through the preceding statements. */
export function storedNames(before: readonly Statement[]): StoredNames {
  const tables = new Map<string, string | null>();
  const columns = new Map<string, Map<string, string | null>>();
  const empty = new Set<string>();
  const of = (table: string) => columns.get(table) ?? columns.set(table, new Map()).get(table)!;
  const stored = <T>(names: ReadonlyMap<string, T>, name: string) => (names.has(name) ? names.get(name)! : name);

  for (const step of before) {
    if (step.kind === 'create-table') tables.set(step.table, null);
    if (step.kind === 'rename-table') {
      tables.set(step.to, stored<string | null>(tables, step.table));
      tables.delete(step.table);
      columns.set(step.to, of(step.table));
      columns.delete(step.table);
    }
    if (step.kind === 'rename-column') {
      const names = of(step.table);
      names.set(step.to, stored<string | null>(names, step.name));
      names.delete(step.name);
    }
    if (step.kind === 'add-column') {
      of(step.table).set(step.column, null);
      if (!/\b(DEFAULT|GENERATED)\b/i.test(step.rest)) empty.add(`${step.table}.${step.column}`);
    }
  }
  return {
    table: (name) => stored<string | null>(tables, name),
    sql: (table, text) => {
      let isKnown = true;
      const names = of(table);
      const renamed = text.replace(/'(?:[^']|'')*'|"(\w+)"/g, (whole, name?: string) => {
        if (name === undefined) return whole;
        const former = stored<string | null>(names, name);
        isKnown &&= former !== null;
        return `"${former}"`;
      });
      return isKnown ? renamed : null;
    },
    isEmpty: (table, column) => empty.has(`${table}.${column}`),
  };
}
