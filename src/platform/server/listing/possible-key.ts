import type { Resource } from '#generated/server/resource.gen';

const MOST_INTEGER = 2_147_483_647;

/** True when an unvalidated value from a client can be compared with keys of a resource. */
export function isPossibleKey({ key }: Resource, value: unknown): value is string | number {
  return key.type === 'integer'
    ? typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST_INTEGER
    : typeof value === 'string' && !value.includes('\0');
}
