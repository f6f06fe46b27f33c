import { decodeBase64 } from '#platform/shared/base64-text';
import { SEARCH } from '#platform/shared/search-path';
import type { HttpRequest } from './http-request';

/** Parameters that never contain typed text. */
const PLAIN = /^(page|include|sort|propiosPrimero|alcanceDe|formato|columnas|bloques)|Ids?$/;
/** Keys, booleans and days, the values that reports and calendars use. */
const PLAIN_VALUE = /^(\d+(,\d+)*|true|false|all|\d{4}-\d\d(-\d\d)?(T[\d:.+Z-]*)?)$/;
/** Parameters with typed text, even when it is a number. */
const TYPED = /^(q|texto|curp|folio|correlacion|entidadId)$/;

/**
 * Replaces a GET request with typed text by `POST …/_search`, with its parameters in the body. URLs are stored in logs and histories (OWASP
 * ASVS 5.0, 14.2.1). Lists by keys, pages and reports by days stay GET requests. So do the samples, which have no such route and no server
 * with logs.
 */
export function withoutTypedText(
  path: string,
  request: HttpRequest,
): { readonly path: string; readonly request: HttpRequest } {
  const at = path.indexOf('?');
  if (at === -1 || (request.method ?? 'GET') !== 'GET' || path.startsWith('/mock/')) return { path, request };
  const query = new URLSearchParams(path.slice(at + 1));
  if ([...query].every(([name, value]) => isPlain(name, value))) return { path, request };
  const body = Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
  return {
    path: `${path.slice(0, at)}${SEARCH}`,
    request: { ...request, method: 'POST', body: JSON.stringify(body), isSearch: true },
  };
}

function isPlain(name: string, value: string): boolean {
  if (name === 'filterBy') return isPlainFilter(value);
  return (
    value === '' || (!TYPED.test(name) && (PLAIN_VALUE.test(value) || (PLAIN.test(name) && /^[\w.,-]*$/.test(value))))
  );
}

/** True when a filter contains only keys and booleans. Days do not count: they may be dates of birth. */
export function isPlainFilter(encoded: string): boolean {
  try {
    return isPlainLeaf(JSON.parse(decodeBase64(encoded)));
  } catch {
    return false;
  }
}

/** True when no part of a filter value was typed by a person. */
export function isPlainLeaf(value: unknown): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([name, leaf]) => name !== 'q' && isPlainLeaf(leaf));
  return typeof value !== 'string' || value === 'all' || value === '';
}
