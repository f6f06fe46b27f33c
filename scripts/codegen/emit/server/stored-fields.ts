import type { Entity, Field } from '../../model';

/**
 * Returns the fields that are columns of the entity's own table: all except computed and counted fields, fields of other records, and child
 * tables.
 */
export function storedFields(entity: Entity): readonly Field[] {
  return entity.fields.filter(
    (field) =>
      field.computed === null &&
      field.count === null &&
      field.inverse === null &&
      field.through === null &&
      field.related === null &&
      field.kind !== 'lines',
  );
}

/** Returns the property of the drizzle table for a field: its name in the API, or `<name>Id` for an embedded entity. */
export function columnProperty(field: Field): string {
  return field.embed ? field.embed.keyName : field.name;
}

/**
 * Returns true when the column is not null. Fields with a condition and fields set by the server are nullable, unless the database supplies
 * the value.
 */
export function isNotNull(field: Field): boolean {
  if (!field.required || field.when !== null || field.requiredWhen !== null) return false;
  return !field.readOnly || databaseDefault(field) !== null || field.generated !== null;
}

/** Returns the default of the column, so that rows older than the field have a value; null when it has none. */
export function databaseDefault(field: Field): string | number | boolean | null {
  const value = field.default;
  const fits = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return fits && !['date', 'datetime', 'embed', 'object', 'records', 'list'].includes(field.kind) ? value : null;
}

/** Returns true when values of the field are compared as words, by `orden()`, not by their native order. */
export function sortsAsText(field: Field): boolean {
  return field.kind === 'text';
}
