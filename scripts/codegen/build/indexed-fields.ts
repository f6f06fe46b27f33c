import type { Json } from '../load/property-node';
import type { Field } from '../model';

type Indexes = readonly (readonly string[])[] | null;

/** What `indexes` says, or null. */
export function indexesOf(x: Json): Indexes {
  return (x['indexes'] as Indexes | undefined) ?? null;
}

/** Where the indexes of a table are chosen, its list is sorted by what stands in one of them and by nothing else. */
export function sortedByIndexes(field: Field, indexes: Indexes): Field {
  if (!field.list?.sortable || indexes === null || indexes.flat().includes(field.name)) return field;
  return { ...field, list: { ...field.list, sortable: false } };
}
