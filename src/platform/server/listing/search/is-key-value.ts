import type { Resource } from '#platform/server/entity/resource';

const MAX_INTEGER = 2_147_483_647;

/** Checks whether an unvalidated value from a client can be compared with keys of a resource. */
export function isKeyValue({ key }: Resource, value: unknown): value is string | number {
  return key.type === 'integer'
    ? typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_INTEGER
    : typeof value === 'string' && !value.includes('\0');
}
