import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { PermissionKey } from '#platform/shared/product-names';
import { Problem } from '#platform/server/db/problem';
import type { Sessions } from '#platform/server/sessions/sessions';
import { isRead } from './is-read';
import { actorOf } from './request-actor';

export type Access = PermissionKey | 'signed-in' | 'public';

/** Header with the simulation of a profile that a request belongs to. */
export const SIMULATION_HEADER = 'x-simulacion';

/**
 * Guard of a route: checks the identity and the permissions of the caller. It runs before the body is read (`onRequest`), so that a refused
 * request is cheap.
 *
 * @param whileTrying true when a writing route may be called during a simulation, because it writes no record
 * @param begins true when the call begins the session of its token
 * @throws Problem 429 to an address with too many requests without a valid token, and to a session or an account with too many requests;
 * 401 without a token; 401 SESION_TERMINADA with an invalid one; 401 `InvalidUser` when the token belongs to no active account (SPEC 8);
 * 403 when the token was not issued for this kind of call, without the permission, or on a write during a simulation; 403
 * SIMULACION_TERMINADA when that has ended; 503 when the identity provider is needed and does not answer.
 */
export function authorise(
  sessions: Sessions,
  access: Access,
  { whileTrying = false, begins = false }: { readonly whileTrying?: boolean; readonly begins?: boolean } = {},
): onRequestAsyncHookHandler {
  return async (request) => {
    if (access === 'public') return;
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw await stranger(request, new Problem(401, 'NO_AUTENTICADO'));
    const own = begins ? await sessions.begin(token, actorOf(request)) : await sessions.find(token);
    if (own === 'unknown')
      throw await stranger(request, new Problem(401, 'NO_AUTENTICADO', { extra: { mensaje: 'InvalidUser' } }));
    if (own === 'over') throw await stranger(request, new Problem(401, 'SESION_TERMINADA'));
    // Set before the checks, so that a refusal is logged with its account.
    request.session = own;
    await requirePatience(request);
    const reads = isRead(request);
    if (!own.allows[reads ? 'read' : 'write']) throw new Problem(403, 'TOKEN_SIN_ALCANCE');
    const tried = request.headers[SIMULATION_HEADER];
    const session = tried === undefined ? own : await sessions.simulate(own, String(tried));
    if (!session) throw new Problem(403, 'SIMULACION_TERMINADA');
    request.session = session;
    if (session.simulation && !reads && !whileTrying) throw new Problem(403, 'SIMULACION_SOLO_LECTURA');
    if (access !== 'signed-in' && !session.identity.permissions.has(access)) throw new Problem(403, 'SIN_PERMISO');
  };
}

/** Counts in memory before any database access, so that a refused request is cheap. */
async function requirePatience(request: FastifyRequest): Promise<void> {
  for (const count of request.server.callers) {
    const asked = await count(request);
    if (!asked.isAllowed && asked.isExceeded)
      throw new Problem(429, 'DEMASIADAS_PETICIONES', { extra: { segundos: asked.ttlInSeconds } });
  }
}

/**
 * Returns the problem for an unauthenticated request: the reason, or a wait. Authenticated users are never delayed by others at their
 * address.
 */
export async function stranger(request: FastifyRequest, why: Problem): Promise<Problem> {
  const asked = await request.server.strangers(request);
  return !asked.isAllowed && asked.isExceeded ? new Problem(429, 'DEMASIADAS_PETICIONES') : why;
}
