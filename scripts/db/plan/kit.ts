import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { tableKey, type Schema, type Trigger } from './snapshot';

/** Describes the drizzle tables among a module's exports. Equal tables give equal descriptions. */
export function describeTables(modules: Record<string, unknown>): Schema {
  // drizzle-kit gives every description a random id.
  const none = '00000000-0000-0000-0000-000000000000';
  return { ...generateDrizzleJson(modules), id: none, prevId: none };
}

/**
 * Describes tables including what drizzle does not describe.
 *
 * @param items of lists, by `table.column`: the type of an item
 * @param triggers by `table.trigger`
 */
export function describeWhole(
  modules: Record<string, unknown>,
  items: Readonly<Record<string, string>>,
  triggers: Readonly<Record<string, Trigger>>,
): Schema {
  const schema = describeTables(modules);
  for (const { name, columns } of Object.values(schema.tables)) {
    for (const column of Object.values(columns))
      if (items[`${name}.${column.name}`] !== undefined) column.items = items[`${name}.${column.name}`]!;
  }
  const views = new Set(Object.values(triggers).flatMap(({ table, view }) => (view ? [tableKey(table)] : [])));
  const tables = Object.fromEntries(Object.entries(schema.tables).filter(([key]) => !views.has(key)));
  return { ...schema, tables, ...(Object.keys(triggers).length > 0 ? { triggers } : {}) };
}

/** Returns the SQL that changes one schema into the other. Prompts on the terminal when a change could be a rename. */
export function compare(previous: Schema, current: Schema): Promise<string[]> {
  return generateMigration(plain(previous), plain(current));
}

/** Removes the project's own additions to tables and columns. */
function plain({ triggers: _triggers, ...schema }: Schema): Schema {
  const tables = Object.entries(schema.tables).map(([key, table]) => [
    key,
    {
      ...table,
      columns: Object.fromEntries(
        Object.entries(table.columns).map(([name, { items: _items, ...column }]) => [name, column]),
      ),
    },
  ]);
  return { ...schema, tables: Object.fromEntries(tables) as Schema['tables'] };
}
