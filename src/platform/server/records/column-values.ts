import type { Resource, ResourceField } from '../entity/resource';
import { valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import { mayRead } from './read/readable';

/** Values by column, in drizzle's types. */
export type ColumnValues = Record<string, unknown>;

/**
 * Returns the columns of a new row. An omitted field gets the column's default; one hidden by its condition stays empty. `at` is the path
 * of the record within the one on which conditions are evaluated ('' or `persona`).
 */
export function insertValues(resource: Resource, root: Resource, record: LooseRecord, at: string): ColumnValues {
  const own = at ? valueAt(record, at) : record;
  const values: ColumnValues = {};
  for (const field of resource.fields) {
    if (field.generated) continue;
    const path = at ? `${at}.${field.name}` : field.name;
    const value = valueAt(own, field.name);
    if (value !== undefined) values[field.name] = toColumn(field, value);
    else if (isHidden(root, path, record)) values[field.name] = null;
  }
  return values;
}

/**
 * Returns the columns that an update sets: every field that a client may write, null when it was not sent. Fields that the actor cannot
 * read are not in the request and keep their values.
 */
export function updateValues(
  resource: Resource,
  root: Resource,
  record: LooseRecord,
  at: string,
  actor: Actor,
): ColumnValues {
  const own = at ? valueAt(record, at) : record;
  const values: ColumnValues = {};
  for (const field of resource.fields) {
    const path = at ? `${at}.${field.name}` : field.name;
    if (!root.form.writable.has(path) || !mayRead(field, actor) || field.column === resource.key.column) continue;
    const value = valueAt(own, field.name);
    values[field.name] = value === undefined ? null : toColumn(field, value);
  }
  return values;
}

function isHidden(root: Resource, path: string, record: LooseRecord): boolean {
  const isVisible = root.form.visible[path];
  return isVisible !== undefined && !isVisible(record);
}

/** Converts a wire value to its column's type. */
export function toColumn({ kind }: Pick<ResourceField, 'kind'>, value: unknown): unknown {
  return kind === 'datetime' && typeof value === 'string' ? new Date(value) : value;
}
