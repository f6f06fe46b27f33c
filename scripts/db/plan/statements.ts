import { keepExistingRows } from './existing-rows';
import { compare } from './kit';
import { findLosses, type Loss } from './losses';
import { newRenames } from './new-renames';
import { applyRenames } from './rename';
import { renameRules } from './rename-rules';
import { retype } from './retype';
import type { Renames, Schema, Table } from './snapshot';
import { withTriggers } from './triggers';

export class RefusedLosses extends Error {
  constructor(readonly losses: readonly Loss[]) {
    super(
      `La migración perdería datos:\n${losses.map(({ what }) => `  ${what}`).join('\n')}\n` +
        'Si es un cambio de nombre, dígalo con `renamedFrom` en el esquema. ' +
        `Si es lo que quiere: npm run generate -- --drop ${losses.map(({ name }) => name).join(',')}`,
    );
    this.name = 'RefusedLosses';
    this.stack = this.message;
  }
}

/**
 * SQL that turns one schema into the other. drizzle-kit asks a person whether a table was renamed whenever one
 * goes while another comes; here it never sees both at once: first everything new is added, then the old is dropped.
 * All of it may run in one transaction; `shortenLocks` makes of it what a migration file holds.
 *
 * @param renames former names as the schemas say them, old ones too
 * @param applied those of them that earlier migrations contain
 * @throws RefusedLosses when a step loses data and `allowed` does not name it; BadRename when a former name makes no sense.
 */
export async function planStatements(
  previous: Schema,
  current: Schema,
  renames: Renames,
  allowed: ReadonlySet<string>,
  applied?: Renames,
): Promise<string[]> {
  const renamed = applyRenames(previous, newRenames(previous, current, renames, applied), current);
  const refused = findLosses(renamed.schema, current).filter(({ name }) => !allowed.has(name));
  if (refused.length > 0) throw new RefusedLosses(refused);

  const existing = new Set(Object.values(renamed.schema.tables).map((table) => table.name));
  const rules = renameRules(renamed.schema, current);
  const before = dropChangedGenerated(renamed.schema, current);
  const types = retype(before.schema, current, allowed);
  const both = unite(before.schema, current);
  const planned = [...(await compare(before.schema, both)), ...(await compare(both, current))].filter(
    (statement) => !statement.endsWith(' DISABLE ROW LEVEL SECURITY;'),
  );
  const steps = [
    ...renamed.statements,
    ...rules,
    ...before.statements,
    ...types,
    ...keepExistingRows(planned, existing),
  ];
  return withTriggers(steps, previous, current);
}

/**
 * A generated column cannot change in place, and blocks a change of type of the columns that it reads:
 * it is dropped, with its indexes and rules, and made anew.
 */
function dropChangedGenerated(previous: Schema, current: Schema): { schema: Schema; statements: string[] } {
  const schema = structuredClone(previous);
  const statements: string[] = [];
  for (const [key, table] of Object.entries(schema.tables)) {
    const next = current.tables[key];
    if (!next) continue;
    const typesChange = Object.values(table.columns).some(
      (column) => next.columns[column.name] !== undefined && next.columns[column.name]?.type !== column.type,
    );
    for (const column of Object.values(table.columns)) {
      if (!column.generated || (!typesChange && next.columns[column.name]?.generated?.as === column.generated.as))
        continue;
      statements.push(`ALTER TABLE "${table.name}" DROP COLUMN "${column.name}";`);
      delete table.columns[column.name];
      const mentions = (text: string) => text.includes(`"${column.name}"`);
      for (const [name, index] of Object.entries(table.indexes)) {
        if (
          index.columns.some((part) =>
            part.isExpression ? mentions(part.expression) : part.expression === column.name,
          ) ||
          (index.where !== undefined && mentions(index.where))
        )
          delete table.indexes[name];
      }
      // They go with the column, and come again with the new one.
      for (const [name, check] of Object.entries(table.checkConstraints))
        if (mentions(check.value)) delete table.checkConstraints[name];
    }
  }
  return { schema, statements };
}

/** The current schema, and beside it whatever the previous one has more. */
function unite(previous: Schema, current: Schema): Schema {
  const tables: Record<string, Table> = { ...previous.tables };
  for (const [key, table] of Object.entries(current.tables)) {
    tables[key] = { ...table, columns: { ...previous.tables[key]?.columns, ...table.columns } };
  }
  return { ...current, tables };
}
