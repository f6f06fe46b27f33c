import { tableKey, type Renames, type Schema, type Table } from './snapshot';

interface Renamed {
  readonly schema: Schema;
  readonly statements: readonly string[];
}

/**
 * Applies renames to the previous schema, so that the comparison that follows sees the same tables and columns
 * under their new names. A rename whose old name is gone was applied by an earlier migration and does nothing.
 */
export function applyRenames(previous: Schema, renames: Renames): Renamed {
  const schema = structuredClone(previous);
  const statements: string[] = [];
  for (const { from, to, key } of renames.tables) {
    const table = schema.tables[tableKey(from)];
    if (!table || schema.tables[tableKey(to)]) continue;
    statements.push(`ALTER TABLE "${from}" RENAME TO "${to}";`);
    renameTable(schema, table, from, to);
    const oldKey = Object.values(table.columns).find((column) => column.primaryKey)?.name;
    if (oldKey && oldKey !== key) statements.push(...renameColumn(schema, table, oldKey, key));
  }
  for (const { table: name, from, to } of renames.columns) {
    const table = schema.tables[tableKey(name)];
    if (!table || !table.columns[from] || table.columns[to]) continue;
    statements.push(...renameColumn(schema, table, from, to));
  }
  return { schema, statements };
}

function renameTable(schema: Schema, table: Table, from: string, to: string): void {
  delete schema.tables[tableKey(from)];
  schema.tables[tableKey(to)] = table;
  table.name = to;
  for (const column of Object.values(table.columns)) {
    if (column.identity) column.identity.name = `${to}_${column.name}_seq`;
  }
  for (const other of Object.values(schema.tables)) {
    for (const key of Object.values(other.foreignKeys)) {
      if (key.tableTo === from) key.tableTo = to;
      if (key.tableFrom === from) key.tableFrom = to;
    }
  }
}

function renameColumn(schema: Schema, table: Table, from: string, to: string): string[] {
  const { [from]: column, ...others } = table.columns;
  if (!column) return [];
  column.name = to;
  if (column.identity) column.identity.name = `${table.name}_${to}_seq`;
  table.columns = { ...others, [to]: column };
  const named = (name: string) => (name === from ? to : name);
  const mentioned = (text: string) => text.replaceAll(`"${from}"`, `"${to}"`);

  for (const other of Object.values(table.columns)) if (other.generated) other.generated.as = mentioned(other.generated.as);
  for (const check of Object.values(table.checkConstraints)) check.value = mentioned(check.value);
  for (const index of Object.values(table.indexes)) {
    for (const part of index.columns) part.expression = part.isExpression ? mentioned(part.expression) : named(part.expression);
    if (index.where) index.where = mentioned(index.where);
  }
  for (const primary of Object.values(table.compositePrimaryKeys)) primary.columns = primary.columns.map(named);
  for (const other of Object.values(schema.tables)) {
    for (const key of Object.values(other.foreignKeys)) {
      if (key.tableFrom === table.name && other === table) key.columnsFrom = key.columnsFrom.map(named);
      if (key.tableTo === table.name) key.columnsTo = key.columnsTo.map(named);
    }
  }
  return [
    `ALTER TABLE "${table.name}" RENAME COLUMN "${from}" TO "${to}";`,
    renameConstraint(table.name, `${table.name}_${from}_requerido`, `${table.name}_${to}_requerido`),
  ];
}

/** The «required» check exists only where the column became required after rows existed. */
function renameConstraint(table: string, from: string, to: string): string {
  return `DO $$ BEGIN ALTER TABLE "${table}" RENAME CONSTRAINT "${from}" TO "${to}"; EXCEPTION WHEN undefined_object THEN NULL; END $$;`;
}
