import type { Entity, Field } from './model';

const SIMPLE: readonly Field['kind'][] = [
  'text',
  'integer',
  'number',
  'boolean',
  'date',
  'datetime',
  'time',
  'enum',
  'list',
];

/**
 * Returns the fields that a bulk edit can set to one value on many records. They are top-level fields with one value or a list. Excluded
 * are identifying fields, secrets, and fields whose picker depends on another field.
 */
export function bulkFields({
  key,
  unique,
  fields,
  operations,
  backend,
}: Pick<Entity, 'key' | 'unique' | 'fields' | 'operations' | 'backend'>): readonly Field[] {
  if (backend !== 'server' || !operations.includes('update') || !operations.includes('list')) return [];
  const telling = new Set([key.name, ...unique.flatMap((group) => group.fields)]);
  return fields.filter(
    (field) =>
      field.bulkEdit &&
      SIMPLE.includes(field.kind) &&
      !field.readOnly &&
      !field.writeOnce &&
      field.file === null &&
      field.sensitive === null &&
      !telling.has(field.name) &&
      Object.keys(field.reference?.dependsOn ?? field.item?.reference?.dependsOn ?? {}).length === 0,
  );
}
