import type { preHandlerAsyncHookHandler } from 'fastify';
import type { PermissionKey } from '../../../generated/shared/permissions.gen';
import { Problem } from '../db/problem';
import type { Sessions } from '../db/sessions/sessions';
import { actorOf } from './request-actor';

export type Access = PermissionKey | 'signed-in' | 'public';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Guard of a route: who is it, and may they.
 *
 * @throws Problem 401 without a token; 401 `InvalidUser` with one that is not or no longer good; 403 when the token was not given for
 *   this kind of call, or without the permission; 503 when the identity provider is needed and does not answer.
 */
export function authorise(sessions: Sessions, access: Access): preHandlerAsyncHookHandler {
  return async (request) => {
    if (access === 'public') return;
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Problem(401, 'NO_AUTENTICADO');
    const session = await sessions.find(token, actorOf(request));
    if (!session) throw new Problem(401, 'NO_AUTENTICADO', { extra: { mensaje: 'InvalidUser' } });
    if (!session.allows[READS.has(request.method) ? 'read' : 'write']) throw new Problem(403, 'TOKEN_SIN_ALCANCE');
    if (access !== 'signed-in' && !session.identity.permissions.has(access)) throw new Problem(403, 'SIN_PERMISO');
    request.session = session;
  };
}
