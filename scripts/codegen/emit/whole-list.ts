import type { Operation } from '../model';

/** Returns true for an operation that returns a complete list of its own instead of a page of an entity's list. */
export function isWholeList({ paged, answer }: Operation): boolean {
  return !paged && answer?.['type'] === 'array';
}
