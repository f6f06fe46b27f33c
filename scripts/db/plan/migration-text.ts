import { createHash } from 'node:crypto';
import { BREAKPOINT } from '#platform/server/db/migration-files';
import { shortenLocks } from './short-locks';
import type { Schema } from './snapshot';

/**
 * Returns a migration file. Its first line states the tables it was planned for: two files with the same first hash come from two branches.
 */
export function migrationText(previous: Schema, current: Schema, statements: readonly string[]): string {
  return `-- tablas: ${schemaHash(previous)} → ${schemaHash(current)}\n${shortenLocks(statements).join(`\n${BREAKPOINT}\n`)}\n`;
}

/** Returns a short hash of the tables and their triggers. */
export function schemaHash({ tables, triggers }: Schema): string {
  return createHash('sha256')
    .update(JSON.stringify(triggers ? { tables, triggers } : tables))
    .digest('hex')
    .slice(0, 12);
}
