import { createHash } from 'node:crypto';

const LIMIT = 63;

/** Returns the name of the check that replaces NOT NULL when rows existed before the column was required. It fits PostgreSQL's limit. */
export function requiredName(table: string, column: string): string {
  const name = `${table}_${column}_requerido`;
  return name.length <= LIMIT
    ? name
    : `${name.slice(0, LIMIT - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
