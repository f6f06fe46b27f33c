import type { FastifyRequest } from 'fastify';
import { isObject } from '../../shared/paths';
import { malformed } from '../db/problem';

/**
 * Version of the record that the client saw: `If-Match: "3"`, or `version` in the body. Null when it names none.
 *
 * @throws Problem 400 when it is not a version of ours.
 */
export function requestVersion(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header !== undefined) {
    const [, quoted, bare] = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/.exec(header.trim()) ?? [];
    const version = quoted ?? bare;
    if (version === undefined) throw malformed('If-Match', 'FORMATO');
    return Number(version);
  }
  const version = isObject(request.body) ? request.body['version'] : undefined;
  if (version === undefined || version === null) return null;
  if (typeof version !== 'number' || !Number.isInteger(version)) throw malformed('version', 'NUMERO_ENTERO');
  return version;
}
