import type { ValueSpec } from './value-spec';

/**
 * Whether a value means anything to somebody: the key of a record that they may not see, without a name beside it, is only a number.
 *
 * @param held permissions of the reader
 */
export function isTold(spec: ValueSpec, held: ReadonlySet<string>): boolean {
  return spec.type !== 'reference' || spec.permission == null || held.has(spec.permission);
}
