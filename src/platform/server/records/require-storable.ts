import { malformed } from '../db/problem';

/** Maximum nesting, above that of any record or filter of the product, so that later traversals of the value end. */
const DEEPEST = 32;

/**
 * Refuses values that no column can store: texts with U+0000 or half a surrogate pair, numbers beyond the safe integers, and too deep
 * nesting.
 *
 * @param path of the value, named in the answer.
 * @throws Problem 400.
 */
export function requireStorable(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!isStorableText(value)) throw malformed(path, 'FORMATO');
    return;
  }
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) throw malformed(path, 'NUMERO');
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw malformed(path, 'TIPO');
  for (const [name, item] of Object.entries(value)) {
    if (!isStorableText(name)) throw malformed(path, 'FORMATO');
    requireStorable(item, path ? `${path}.${name}` : name, depth + 1);
  }
}

/** With the `u` flag a surrogate matches only when its other half is missing. */
function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
