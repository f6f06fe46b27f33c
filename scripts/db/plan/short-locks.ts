import { parseStatement, type Statement } from '../../../src/server/db/evolve/parse-statement';

/**
 * Rewrites what would hold a filled table for as long as reading it takes. Indexes are made while others write; references
 * hold for new writes at once, and are checked on the rows that are there afterwards, as is a list of options that became
 * shorter: a record with an option that no longer exists could not be shown. These steps come last, because none of them
 * shares a transaction with others. Tables that the statements make themselves are empty, and stay as they are. What tables do by
 * themselves begins when all of that is there: it may need a unique key.
 */
export function shortenLocks(statements: readonly string[]): string[] {
  const made = new Set(
    statements.map(parseStatement).flatMap((step) => (step.kind === 'create-table' ? [step.table] : [])),
  );
  const first: string[] = [];
  const indexes: string[] = [];
  const checks: string[] = [];
  const triggers: string[] = [];
  for (const statement of statements) {
    const step = parseStatement(statement);
    if (BEGINNING.includes(step.kind)) {
      triggers.push(statement);
    } else if (!('table' in step) || made.has(step.table)) {
      first.push(statement);
    } else if (step.kind === 'create-index') {
      indexes.push(
        statement.replace(
          /^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/,
          (_, unique = '') => `CREATE ${unique}INDEX CONCURRENTLY `,
        ),
      );
    } else if (step.kind === 'add-foreign-key' && step.valid) {
      first.push(statement.replace(/;?$/, ' NOT VALID;'));
      checks.push(validate(step.table, step.name));
    } else {
      first.push(statement);
      if (step.kind === 'add-check' && isList(step.expression)) checks.push(validate(step.table, step.name));
    }
  }
  return [...first, ...indexes, ...checks, ...triggers];
}

/** Steps by which a table begins to do something by itself; the planner writes rows for nothing else. */
const BEGINNING: readonly Statement['kind'][] = [
  'create-function',
  'create-trigger',
  'create-view',
  'enable-trigger',
  'write',
];

const isList = (expression: string): boolean => /^"\w+" in \('/i.test(expression);

const validate = (table: string, name: string): string => `ALTER TABLE "${table}" VALIDATE CONSTRAINT "${name}";`;
