import type { FastifyRequest } from 'fastify';
import { isObject } from '#platform/shared/paths';
import type { SecondCredentials } from '#areas/seguridad/server/cuenta/prove-second-person';
import { invalid } from '#platform/server/db/problem';

/**
 * Removes the credentials of a second person from the body, so that they reach no handler, no idempotency key and no log.
 *
 * @returns null when the request names no second person
 * @throws Problem 422 unless the value is an e-mail, a password and optionally a code, or a confirmed request
 */
export function takeSecondPerson(request: FastifyRequest): SecondCredentials | null {
  if (!isObject(request.body) || !('segundaPersona' in request.body)) return null;
  const { segundaPersona, ...rest } = request.body;
  request.body = rest;
  if (segundaPersona === null) return null;
  const { email, password, codigo, avalId } = isObject(segundaPersona) ? segundaPersona : {};
  if (typeof avalId === 'string' && avalId !== '' && avalId.length <= 100 && !avalId.includes('\0')) return { avalId };
  if (typeof email !== 'string' || email === '' || email.length > 120)
    throw invalid([{ campo: 'segundaPersona.email', codigo: 'REQUERIDO', params: {} }]);
  if (typeof password !== 'string' || password === '' || password.length > 200)
    throw invalid([{ campo: 'segundaPersona.password', codigo: 'REQUERIDO', params: {} }]);
  if (codigo !== undefined && (typeof codigo !== 'string' || codigo.length > 20))
    throw invalid([{ campo: 'segundaPersona.codigo', codigo: 'FORMATO', params: {} }]);
  return { email, password, codigo: codigo === '' ? undefined : codigo };
}
