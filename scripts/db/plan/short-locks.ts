import { parseStatement, type Statement } from '#platform/server/db/evolve/parse-statement';

/**
 * Rewrites statements that would lock a filled table while reading it. Indexes are created concurrently. References apply to new writes at
 * once and are validated on existing rows afterwards. Shortened lists of options are validated the same way: a record with a removed option
 * could not be shown. These steps come last, because each has its own transaction. Tables created by the same statements are empty and need
 * no rewriting. Triggers come at the very end, because they may need a unique key.
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

/** Statements that create a trigger. The planner inserts rows only for triggers. */
const BEGINNING: readonly Statement['kind'][] = [
  'create-function',
  'create-trigger',
  'create-view',
  'enable-trigger',
  'write',
];

const isList = (expression: string): boolean => /^"\w+" in \('/i.test(expression);

const validate = (table: string, name: string): string => `ALTER TABLE "${table}" VALIDATE CONSTRAINT "${name}";`;
