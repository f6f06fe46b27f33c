import type { Schema } from './snapshot';

/**
 * Renames indexes, checks and foreign keys, whose names derive from their table and columns. When only the name changes, it renames instead
 * of creating again, which would read the whole table.
 *
 * @param schema the previous one after renames; changed in place
 */
export function renameRules(schema: Schema, current: Schema): string[] {
  return Object.entries(schema.tables).flatMap(([key, table]) => {
    const next = current.tables[key];
    if (!next) return [];
    const constraint = (from: string, to: string) =>
      `ALTER TABLE "${table.name}" RENAME CONSTRAINT "${from}" TO "${to}";`;
    return [
      ...renameAlike(table.indexes, next.indexes, (from, to) => `ALTER INDEX "${from}" RENAME TO "${to}";`),
      ...renameAlike(table.checkConstraints, next.checkConstraints, constraint),
      ...renameAlike(table.foreignKeys, next.foreignKeys, constraint),
    ];
  });
}

function renameAlike<Rule extends { name?: string }>(
  before: Record<string, Rule>,
  after: Readonly<Record<string, Rule>>,
  statement: (from: string, to: string) => string,
): string[] {
  const content = (rule: Rule) => JSON.stringify({ ...rule, name: '' });
  return Object.entries(after).flatMap(([to, rule]) => {
    if (before[to]) return [];
    const [from, same] =
      Object.entries(before).find(([name, other]) => !after[name] && content(other) === content(rule)) ?? [];
    if (from === undefined || same === undefined) return [];
    delete before[from];
    before[to] = { ...same, name: to };
    return [statement(from, to)];
  });
}
