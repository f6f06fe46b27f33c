import type { Field } from '../model';

/** Whether a field is kept with its record, and not given by others each time that it is read. */
export function isStored({
  computed,
  count,
  inverse,
  through,
  related,
}: Pick<Field, 'computed' | 'count' | 'inverse' | 'through' | 'related'>): boolean {
  return computed === null && count === null && inverse === null && through === null && related === null;
}
