import { groupBy } from '../../codegen/group-by';
import { renameOrder } from './rename-order';
import { requiredName } from './required-name';
import { tableKey, type Renames, type Schema, type Table } from './snapshot';

interface Renamed {
  readonly schema: Schema;
  readonly statements: readonly string[];
}

/**
 * Applies renames to the previous schema, so that the comparison afterwards sees the same tables and columns under their new names. In
 * chains and exchanges each retains its own data. The child tables of a renamed table are renamed with it.
 *
 * @param renames those that no earlier migration made (`newRenames`); one that conflicts with existing names is skipped
 * @param current the schema to reach; without it child tables retain their names
 */
export function applyRenames(previous: Schema, renames: Renames, current: Schema = previous): Renamed {
  const schema = structuredClone(previous);
  const statements: string[] = [];
  const table = (name: string) => schema.tables[tableKey(name)];
  const existing = () => new Set(Object.values(schema.tables).map(({ name }) => name));

  const tables = possible(renames.tables, existing());
  const children = tables.flatMap((pair) => childTables(schema, current, pair));
  for (const { from, to } of renameOrder([...tables, ...children], existing()))
    statements.push(...renameTable(schema, from, to));
  for (const { to, key } of [...tables, ...children]) {
    const renamed = table(to)!;
    const oldKey = Object.values(renamed.columns).find((column) => column.primaryKey)?.name;
    if (oldKey === undefined || oldKey === key) continue;
    statements.push(...renameColumn(schema, renamed, oldKey, key));
    for (const child of children.filter(({ parent }) => parent === to)) {
      const lines = table(child.to)!;
      if (lines.columns[oldKey] && !lines.columns[key]) statements.push(...renameColumn(schema, lines, oldKey, key));
    }
  }
  for (const [name, pairs] of groupBy(renames.columns, (column) => column.table)) {
    const owner = table(name);
    if (!owner) continue;
    const columns = new Set(Object.keys(owner.columns));
    for (const { from, to } of renameOrder(possible(pairs, columns), columns))
      statements.push(...renameColumn(schema, owner, from, to));
  }
  return { schema, statements };
}

function possible<Pair extends { readonly from: string; readonly to: string }>(
  pairs: readonly Pair[],
  names: ReadonlySet<string>,
): Pair[] {
  const leaving = new Set(pairs.map(({ from }) => from));
  return pairs.filter(({ from, to }) => names.has(from) && (!names.has(to) || leaving.has(to)));
}

/** Renames child tables with their record: `sala_cama` of `sala` becomes `servicio_cama` when the current schemas have that table. */
function childTables(
  schema: Schema,
  current: Schema,
  { from, to }: { from: string; to: string },
): { from: string; to: string; key: string; parent: string }[] {
  return Object.values(schema.tables).flatMap((child) => {
    const pointsThere = Object.values(child.foreignKeys).some((key) => key.tableTo === from);
    const next = `${to}${child.name.slice(from.length)}`;
    const after = current.tables[tableKey(next)];
    if (
      !child.name.startsWith(`${from}_`) ||
      !pointsThere ||
      current.tables[tableKey(child.name)] ||
      schema.tables[tableKey(next)] ||
      !after
    )
      return [];
    const key = Object.values(after.columns).find((column) => column.primaryKey)?.name;
    return key === undefined ? [] : [{ from: child.name, to: next, key, parent: to }];
  });
}

function renameTable(schema: Schema, from: string, to: string): string[] {
  const table = schema.tables[tableKey(from)]!;
  const statements = [`ALTER TABLE "${from}" RENAME TO "${to}";`];
  delete schema.tables[tableKey(from)];
  schema.tables[tableKey(to)] = table;
  table.name = to;
  for (const column of Object.values(table.columns)) {
    // Renames the sequence, because another table with the old name may create its own.
    if (column.identity) statements.push(...renameSequence(column.identity, `${to}_${column.name}_seq`));
  }
  statements.push(...renameRequired(table, from, to));
  for (const other of Object.values(schema.tables)) {
    for (const key of Object.values(other.foreignKeys)) {
      if (key.tableTo === from) key.tableTo = to;
      if (key.tableFrom === from) key.tableFrom = to;
    }
  }
  return statements;
}

function renameColumn(schema: Schema, table: Table, from: string, to: string): string[] {
  const { [from]: column, ...others } = table.columns;
  if (!column) return [];
  const statements = [`ALTER TABLE "${table.name}" RENAME COLUMN "${from}" TO "${to}";`];
  column.name = to;
  if (column.identity) statements.push(...renameSequence(column.identity, `${table.name}_${to}_seq`));
  if (column.notNull && !column.primaryKey)
    statements.push(renameConstraint(table.name, requiredName(table.name, from), requiredName(table.name, to)));
  table.columns = { ...others, [to]: column };
  const named = (name: string) => (name === from ? to : name);
  const mentioned = (text: string) => text.replaceAll(`"${from}"`, `"${to}"`);

  for (const other of Object.values(table.columns))
    if (other.generated) other.generated.as = mentioned(other.generated.as);
  for (const check of Object.values(table.checkConstraints)) check.value = mentioned(check.value);
  for (const index of Object.values(table.indexes)) {
    for (const part of index.columns)
      part.expression = part.isExpression ? mentioned(part.expression) : named(part.expression);
    if (index.where) index.where = mentioned(index.where);
  }
  for (const primary of Object.values(table.compositePrimaryKeys)) primary.columns = primary.columns.map(named);
  for (const other of Object.values(schema.tables)) {
    for (const key of Object.values(other.foreignKeys)) {
      if (key.tableFrom === table.name && other === table) key.columnsFrom = key.columnsFrom.map(named);
      if (key.tableTo === table.name) key.columnsTo = key.columnsTo.map(named);
    }
  }
  return statements;
}

function renameSequence(identity: { name: string }, to: string): string[] {
  const from = identity.name;
  identity.name = to;
  return from === to ? [] : [`ALTER SEQUENCE IF EXISTS "${from}" RENAME TO "${to}";`];
}

/** Renames all «required» checks of a table at once, because the columns that have one are not recorded. */
function renameRequired(table: Table, from: string, to: string): string[] {
  const columns = Object.values(table.columns)
    .filter((column) => column.notNull && !column.primaryKey)
    .map(({ name }) => [requiredName(from, name), requiredName(to, name)] as const);
  const long = columns.filter((names) => names.some((name) => !name.endsWith('_requerido')));
  return [
    `DO $$ DECLARE regla text; BEGIN FOR regla IN SELECT conname FROM pg_constraint WHERE conrelid = '"${to}"'::regclass AND conname ~ '^${from}_.*_requerido$' LOOP EXECUTE format('ALTER TABLE "${to}" RENAME CONSTRAINT %I TO %I', regla, '${to}' || substr(regla, ${from.length + 1})); END LOOP; END $$;`,
    ...long.map(([before, after]) => renameConstraint(to, before, after)),
  ];
}

/** The «required» check exists only when the column became required after rows existed. */
function renameConstraint(table: string, from: string, to: string): string {
  return `DO $$ BEGIN ALTER TABLE "${table}" RENAME CONSTRAINT "${from}" TO "${to}"; EXCEPTION WHEN undefined_object THEN NULL; END $$;`;
}
