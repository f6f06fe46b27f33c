import type { Json } from '../load/property-node';
import type { Field } from '../model';

type Indexes = readonly (readonly string[])[] | null;

/** Reads `indexes`, or null. */
export function indexesOf(x: Json): Indexes {
  return (x['indexes'] as Indexes | undefined) ?? null;
}

/** Columns that an index can sort by: the first and the last one. A column in the middle only narrows. */
export const sortedBy = (indexes: readonly (readonly string[])[]): readonly string[] =>
  indexes.flatMap((index) => [index[0]!, index.at(-1)!]);

/** Removes sorting from a field that no chosen index begins or ends with; unchanged when the table's indexes are not chosen. */
export function sortedByIndexes(field: Field, indexes: Indexes): Field {
  if (!field.list?.sortable || indexes === null || sortedBy(indexes).includes(field.name)) return field;
  return { ...field, list: { ...field.list, sortable: false } };
}
