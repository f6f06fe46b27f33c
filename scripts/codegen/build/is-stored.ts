import type { Field } from '../model';

/** Whether a field is kept with its record, and not given by others each time that it is read. */
export function isStored({
  computed,
  count,
  inverse,
  related,
}: Pick<Field, 'computed' | 'count' | 'inverse' | 'related'>): boolean {
  return computed === null && count === null && inverse === null && related === null;
}
