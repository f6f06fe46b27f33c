import type { Json } from '../load/property-node';
import type { Field } from '../model';

type Indexes = readonly (readonly string[])[] | null;

/** What `indexes` says, or null. */
export function indexesOf(x: Json): Indexes {
  return (x['indexes'] as Indexes | undefined) ?? null;
}

/** What records can be read in the order of: a column in the middle of an index only narrows. */
export const sortedBy = (indexes: readonly (readonly string[])[]): readonly string[] =>
  indexes.flatMap((index) => [index[0]!, index.at(-1)!]);

/** Where the indexes of a table are chosen, its list is sorted by what one of them begins or ends with and by nothing else. */
export function sortedByIndexes(field: Field, indexes: Indexes): Field {
  if (!field.list?.sortable || indexes === null || sortedBy(indexes).includes(field.name)) return field;
  return { ...field, list: { ...field.list, sortable: false } };
}
