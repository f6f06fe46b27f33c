import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../../generated/server/resource.gen';
import { parseHistoryQuery, recordHistory } from '../crud/record-history';
import type { Database } from '../db/database';
import type { Sessions } from '../db/sessions/sessions';
import { authorise } from './authorise';
import { actorOf } from './request-actor';

/** `GET {path}/{id}/historial`: what happened to a record, for whoever may see it. */
export function registerHistory(app: FastifyInstance, resource: Resource, { orm }: Database, sessions: Sessions): void {
  if (!resource.operations.includes('get')) return;
  app.get<{ Params: { id: string } }>(`${resource.path}/:id/historial`, { onRequest: authorise(sessions, resource.permissions.get) }, async (request, reply) => {
    const query = parseHistoryQuery(request.query as Record<string, unknown>);
    const { events, total } = await recordHistory(orm, resource, request.params.id, query, actorOf(request));
    void reply.header('X-Total-Items', total);
    return events;
  });
}
