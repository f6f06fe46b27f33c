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
 * Fields that can be given one value on many records at once: what stands at the top, is one value or a list, tells no record from another, is no secret, and
 * needs no other field to be chosen.
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
