import { createHash } from 'node:crypto';

const LIMIT = 63;

/** Name of the check in place of NOT NULL when rows existed before the column was required; never longer than PostgreSQL keeps. */
export function requiredName(table: string, column: string): string {
  const name = `${table}_${column}_requerido`;
  return name.length <= LIMIT
    ? name
    : `${name.slice(0, LIMIT - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
