import type { Entity, Field } from '../../model';

/** Fields that are a column of the entity's own table: all but the computed and the counted ones, those of other records and the child tables. */
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

/** Property of the drizzle table that holds a field: the wire name, or `<name>Id` for an embedded entity. */
export function columnProperty(field: Field): string {
  return field.embed ? field.embed.keyName : field.name;
}

/**
 * True when the column is not null. Fields with a condition and fields set by the server are nullable, unless the database gives the value.
 */
export function isNotNull(field: Field): boolean {
  if (!field.required || field.when !== null || field.requiredWhen !== null) return false;
  return !field.readOnly || databaseDefault(field) !== null || field.generated !== null;
}

/** Default of the column, so that rows written before the field existed have a value; null when it has none. */
export function databaseDefault(field: Field): string | number | boolean | null {
  const value = field.default;
  const fits = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return fits && !['date', 'datetime', 'embed', 'object', 'records', 'list'].includes(field.kind) ? value : null;
}

/** True when values of the field are compared as words, by `orden()`, not by their native order. */
export function sortsAsText(field: Field): boolean {
  return field.kind === 'text';
}
