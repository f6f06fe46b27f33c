import { requiredName } from './required-name';

/**
 * Rewrites statements that would fail on rows written under earlier rules. A newly required field, or a narrower limit, applies to every
 * later write. Older rows that violate it stay unchanged until they are edited.
 *
 * @param existing tables that may already have rows.
 */
export function keepExistingRows(statements: readonly string[], existing: ReadonlySet<string>): string[] {
  return statements.flatMap((statement) => {
    const [, table] = /^ALTER TABLE "([^"]+)" /.exec(statement) ?? [];
    if (table === undefined || !existing.has(table)) return [statement];
    return rewriteAdd(table, statement) ?? rewriteAlter(table, statement) ?? rewriteCheck(statement) ?? [statement];
  });
}

function rewriteAdd(table: string, statement: string): string[] | null {
  const [, column] = /ADD COLUMN "([^"]+)" .* NOT NULL;$/.exec(statement) ?? [];
  if (column === undefined || / DEFAULT | GENERATED /.test(statement)) return null;
  return [statement.replace(/ NOT NULL;$/, ';'), required(table, column)];
}

function rewriteAlter(table: string, statement: string): string[] | null {
  const [, column, verb] = /ALTER COLUMN "([^"]+)" (SET|DROP) NOT NULL;$/.exec(statement) ?? [];
  if (column === undefined) return null;
  if (verb === 'SET') return [required(table, column)];
  return [statement, `ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${requiredName(table, column)}";`];
}

function rewriteCheck(statement: string): string[] | null {
  return /ADD CONSTRAINT "[^"]+" CHECK /.test(statement) ? [statement.replace(/;$/, ' NOT VALID;')] : null;
}

function required(table: string, column: string): string {
  return `ALTER TABLE "${table}" ADD CONSTRAINT "${requiredName(table, column)}" CHECK ("${column}" IS NOT NULL) NOT VALID;`;
}
