import type { Entity, Field } from '../model';

/** Returns the field that names the record into which this one was merged; null when records are never merged. */
export function mergedBy({ fields }: Pick<Entity, 'fields'>): Field | null {
  return fields.find(({ reference }) => reference?.merges === true) ?? null;
}
