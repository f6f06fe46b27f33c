import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { Schema } from './snapshot';

/** The drizzle tables among a module's exports, described. The same tables give the same description. */
export function describeTables(modules: Record<string, unknown>): Schema {
  // drizzle-kit numbers every description at random.
  const none = '00000000-0000-0000-0000-000000000000';
  return { ...generateDrizzleJson(modules), id: none, prevId: none };
}

/** SQL that turns one schema into the other. Asks on the terminal when something goes while something else comes. */
export function compare(previous: Schema, current: Schema): Promise<string[]> {
  return generateMigration(plain(previous), plain(current));
}

/** Without what only we say of columns. */
function plain(schema: Schema): Schema {
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
