import { encodeBase64 } from '#platform/shared/base64-text';
import type { ListFilter } from '#platform/shared/list-filter';

/**
 * Encodes a filter for `filterBy`: base64 of the UTF-8 text of its JSON. Null for an empty filter, which is not sent.
 *
 * @example encodeFilter({ q: 'niño', activo: 'all' })
 */
export function encodeFilter(filter: ListFilter): string | null {
  const given = Object.entries(filter).filter(([, value]) => !isBlank(value));
  if (given.length === 0) return null;
  return encodeBase64(JSON.stringify(Object.fromEntries(given)));
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
