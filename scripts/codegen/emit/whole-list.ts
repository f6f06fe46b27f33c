import type { Operation } from '../model';

/** Tells operations that answer a list of their own, and not a page of an entity's. */
export function isWholeList({ paged, answer }: Operation): boolean {
  return !paged && answer?.['type'] === 'array';
}
