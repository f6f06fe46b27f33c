import { createHash } from 'node:crypto';
import type { Schema } from './snapshot';

/** First line of a planned migration: which tables it was planned for. Two migrations with the same beginning come from two branches. */
export function plannedLine(previous: Schema, current: Schema): string {
  return `-- tablas: ${schemaHash(previous)} → ${schemaHash(current)}\n`;
}

/** Short hash of the tables. */
export function schemaHash(schema: Schema): string {
  return createHash('sha256').update(JSON.stringify(schema.tables)).digest('hex').slice(0, 12);
}
