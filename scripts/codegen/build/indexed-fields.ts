import type { Json } from '../load/property-node';
import type { Field } from '../model';

type Indexes = readonly (readonly string[])[] | null;

/** Reads `indexes`; returns null without it. */
export function indexesOf(x: Json): Indexes {
  return (x['indexes'] as Indexes | undefined) ?? null;
}

/** Columns that an index can sort by: its first and its last. Columns in the middle only filter. */
export const sortedBy = (indexes: readonly (readonly string[])[]): readonly string[] =>
  indexes.flatMap((index) => [index[0]!, index.at(-1)!]);

/**
 * Removes sorting from a field that no declared index begins or ends with. Returns the field unchanged when the entity declares no indexes.
 */
export function sortedByIndexes(field: Field, indexes: Indexes): Field {
  if (!field.list?.sortable || indexes === null || sortedBy(indexes).includes(field.name)) return field;
  return { ...field, list: { ...field.list, sortable: false } };
}
