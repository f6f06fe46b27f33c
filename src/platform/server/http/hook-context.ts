import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/database';
import type { Sessions } from '../sessions/sessions';
import type { WriteContext } from '../entity/hooks';
import { actorOf } from './security/request-actor';

/** Builds the context of a standard write's hooks, in its transaction. */
export function hookContext(request: FastifyRequest, tx: Queryable, sessions: Sessions): WriteContext {
  return {
    tx,
    actor: actorOf(request),
    sessions,
    sendLetter: (within, letter) => request.server.sendLetter(request, within, letter),
  };
}
