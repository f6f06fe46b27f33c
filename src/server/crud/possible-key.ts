import type { Resource } from '../../../generated/server/resource.gen';

const MOST_INTEGER = 2_147_483_647;

/** Whether a value that a client sent, and nobody has checked, can be compared with keys of a resource at all. */
export function isPossibleKey({ key }: Resource, value: unknown): value is string | number {
  return key.type === 'integer'
    ? typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST_INTEGER
    : typeof value === 'string' && !value.includes('\0');
}
