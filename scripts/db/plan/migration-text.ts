import { createHash } from 'node:crypto';
import { BREAKPOINT } from '#platform/server/db/migration-files';
import { shortenLocks } from './short-locks';
import type { Schema } from './snapshot';

/** A migration file. Its first line says which tables it was planned for: two files with the same beginning come from two branches. */
export function migrationText(previous: Schema, current: Schema, statements: readonly string[]): string {
  return `-- tablas: ${schemaHash(previous)} → ${schemaHash(current)}\n${shortenLocks(statements).join(`\n${BREAKPOINT}\n`)}\n`;
}

/** Short hash of the tables and of what they do by themselves. */
export function schemaHash({ tables, triggers }: Schema): string {
  return createHash('sha256')
    .update(JSON.stringify(triggers ? { tables, triggers } : tables))
    .digest('hex')
    .slice(0, 12);
}
