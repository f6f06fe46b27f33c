import type { ValueSpec } from './value-spec';

/**
 * True when a value is meaningful to the reader. The key of an inaccessible record, without a name, is only a number.
 *
 * @param held permissions of the reader
 */
export function isTold(spec: ValueSpec, held: ReadonlySet<string>): boolean {
  const isKey = spec.type === 'reference' || spec.type === 'references';
  return !isKey || spec.permission == null || held.has(spec.permission);
}
