import type { Field } from '../model';

/** Returns true when a field is stored with its record, not computed from others on every read. */
export function isStored({
  computed,
  count,
  inverse,
  through,
  related,
}: Pick<Field, 'computed' | 'count' | 'inverse' | 'through' | 'related'>): boolean {
  return computed === null && count === null && inverse === null && through === null && related === null;
}
