import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/database';
import type { Sessions } from '../db/sessions/sessions';
import type { HookContext } from '../operations/write-hooks';
import { actorOf } from './request-actor';

/** What the hooks of a standard write are given, in the transaction of the write. */
export function hookContext(request: FastifyRequest, tx: Queryable, sessions: Sessions): HookContext {
  return {
    tx,
    actor: actorOf(request),
    sessions,
    sendLetter: (within, letter) => request.server.sendLetter(request, within, letter),
  };
}
