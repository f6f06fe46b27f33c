import { conversion, plainType } from '#platform/server/db/evolve/conversion';
import { requiredName } from './required-name';
import type { Column, Schema, Table } from './snapshot';

/**
 * Changes types in place. Dependents of such a column (rules, indexes, references, its default) are dropped first, and the comparison
 * afterwards creates them again. Applying a plain cast is refused while some stored value would not survive unchanged; allowed losses are
 * rounded or set to null.
 *
 * @param schema the previous one; changed in place
 * @param allowed columns (`sala.costo`) whose values may be lost
 */
export function retype(schema: Schema, current: Schema, allowed: ReadonlySet<string>): string[] {
  return Object.entries(schema.tables).flatMap(([key, table]) =>
    Object.values(table.columns).flatMap((column) => {
      const next = current.tables[key]?.columns[column.name];
      if (!next || column.generated || next.generated || plainType(next.type) === plainType(column.type)) return [];
      return [
        ...dropDependents(schema, table, column.name),
        ...changeType(table, column, next, allowed.has(`${table.name}.${column.name}`)),
      ];
    }),
  );
}

function changeType(table: Table, column: Column, next: Column, isAllowed: boolean): string[] {
  const alter = `ALTER TABLE "${table.name}" ALTER COLUMN "${column.name}"`;
  const { using, forced } = conversion(column.type, next.type, column.name) ?? {
    using: `"${column.name}"::${next.type}`,
    forced: `CASE WHEN true THEN NULL END::${next.type}`,
  };
  const expression = isAllowed && !column.primaryKey ? forced : using;
  const statements: string[] = [];
  if (column.default !== undefined) statements.push(`${alter} DROP DEFAULT;`);
  if (expression !== using && column.notNull) {
    const name = requiredName(table.name, column.name);
    statements.push(`${alter} DROP NOT NULL;`, `ALTER TABLE "${table.name}" DROP CONSTRAINT IF EXISTS "${name}";`);
    if (next.notNull)
      statements.push(
        `ALTER TABLE "${table.name}" ADD CONSTRAINT "${name}" CHECK ("${column.name}" IS NOT NULL) NOT VALID;`,
      );
    column.notNull = next.notNull;
  }
  statements.push(`${alter} SET DATA TYPE ${next.type} USING ${expression};`);
  column.type = next.type;
  delete column.default;
  return statements;
}

function dropDependents(schema: Schema, table: Table, column: string): string[] {
  const mentions = (text: string | undefined) => text?.includes(`"${column}"`) ?? false;
  const statements: string[] = [];
  for (const [name, check] of Object.entries(table.checkConstraints)) {
    if (!mentions(check.value)) continue;
    delete table.checkConstraints[name];
    statements.push(`ALTER TABLE "${table.name}" DROP CONSTRAINT "${name}";`);
  }
  for (const [name, index] of Object.entries(table.indexes)) {
    if (
      !mentions(index.where) &&
      !index.columns.some((part) => part.expression === column || (part.isExpression && mentions(part.expression)))
    )
      continue;
    delete table.indexes[name];
    statements.push(`DROP INDEX "${name}";`);
  }
  for (const other of Object.values(schema.tables)) {
    for (const [name, key] of Object.entries(other.foreignKeys)) {
      if (
        !(other === table && key.columnsFrom.includes(column)) &&
        !(key.tableTo === table.name && key.columnsTo.includes(column))
      )
        continue;
      delete other.foreignKeys[name];
      statements.push(`ALTER TABLE "${other.name}" DROP CONSTRAINT "${name}";`);
    }
  }
  return statements;
}
