import { decodeBase64 } from '#platform/shared/base64-text';
import { parseObject } from '../request/parse-object';

/**
 * Reads the name in a query that is base64 (also base64url) of JSON `{ nombre }` (SPEC 7); '' without a name.
 *
 * @returns null for any other query, which is plain text
 */
export function readNameQuery(query: string): string | null {
  const object = parseObject(decode(query));
  if (!object) return null;
  const { nombre } = object;
  return typeof nombre === 'string' ? nombre : '';
}

function decode(query: string): string {
  try {
    return decodeBase64(query);
  } catch {
    return '';
  }
}
