import type { Entity, Field } from '../model';

/** The field that names the record into which one was merged, or null where records are never merged. */
export function mergedBy({ fields }: Pick<Entity, 'fields'>): Field | null {
  return fields.find(({ reference }) => reference?.merges === true) ?? null;
}
