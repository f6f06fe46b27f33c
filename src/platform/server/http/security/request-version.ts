import type { FastifyRequest } from 'fastify';
import { isObject } from '#platform/shared/paths';
import { malformed } from '#platform/server/db/problem';

/**
 * Reads the version of the record that the client saw: `If-Match: "3"`, or `version` in the body. Null without one.
 *
 * @throws Problem 400 for an invalid version, or when the two differ.
 */
export function requestVersion(request: FastifyRequest): number | null {
  const inHeader = headerVersion(request.headers['if-match']);
  const inBody = bodyVersion(request.body);
  if (inHeader !== null && inBody !== null && inHeader !== inBody)
    throw malformed('version', 'VERSION_DISTINTA', { encabezado: inHeader });
  return inHeader ?? inBody;
}

function headerVersion(header: string | undefined): number | null {
  if (header === undefined) return null;
  const [, quoted, bare] = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/.exec(header.trim()) ?? [];
  const version = quoted ?? bare;
  if (version === undefined) throw malformed('If-Match', 'FORMATO');
  return Number(version);
}

function bodyVersion(body: unknown): number | null {
  const version = isObject(body) ? body['version'] : undefined;
  if (version === undefined || version === null) return null;
  if (typeof version !== 'number' || !Number.isInteger(version)) throw malformed('version', 'NUMERO_ENTERO');
  return version;
}
