import { decodeBase64 } from '#platform/shared/base64-text';
import { SEARCH } from '#platform/shared/search-path';
import type { HttpRequest } from './http-client';

/** Says where and in which order, never what a person typed. */
const PLAIN = /^(page|include|sort|propiosPrimero|alcanceDe|formato|columnas|bloques)|Ids?$/;
/** Keys, yes and no, and days, which reports and calendars go by. */
const PLAIN_VALUE = /^(\d+(,\d+)*|true|false|all|\d{4}-\d\d(-\d\d)?(T[\d:.+Z-]*)?)$/;
/** Names that take what a person types, also where that is a number. */
const TYPED = /^(q|texto|curp|folio|correlacion|entidadId)$/;

/**
 * Replaces a request that is read by typed text with the same request by `POST …/_search`, with its parameters in the body. Addresses stand
 * in logs and histories (OWASP ASVS 5.0, 14.2.1). Lists by keys, pages and reports by days stay addresses. The samples have no such route,
 * nor a server that would log.
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

/** True when a filter holds only keys and yes-or-no values. Days do not count: they are also days of birth. */
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
