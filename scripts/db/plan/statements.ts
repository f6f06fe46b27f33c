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
 * Returns the SQL that changes one schema into the other. drizzle-kit prompts for a possible rename whenever one table or column is removed
 * while another is added. Here it never sees both at once: first everything new is added, then the old is dropped. All statements may run
 * in one transaction; `shortenLocks` rewrites them for the migration file.
 *
 * @param renames all former names in the schemas, including old ones
 * @param applied those of them that earlier migrations contain
 * @throws RefusedLosses when a step loses data and `allowed` does not name it; BadRename when a former name is contradictory.
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
 * Drops a changed generated column with its indexes and rules, and creates it again. It cannot change in place, and blocks type changes of
 * the columns that it reads.
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
      // Checks are dropped with the column and created again with the new one.
      for (const [name, check] of Object.entries(table.checkConstraints))
        if (mentions(check.value)) delete table.checkConstraints[name];
    }
  }
  return { schema, statements };
}

/** Returns the current schema plus everything that only the previous one has. */
function unite(previous: Schema, current: Schema): Schema {
  const tables: Record<string, Table> = { ...previous.tables };
  for (const [key, table] of Object.entries(current.tables)) {
    tables[key] = { ...table, columns: { ...previous.tables[key]?.columns, ...table.columns } };
  }
  return { ...current, tables };
}
