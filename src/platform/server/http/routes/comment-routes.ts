import type { FastifyInstance } from 'fastify';
import type { Resource } from '#platform/server/entity/resource';
import {
  addComment,
  changeComment,
  listComments,
  listMentionable,
  removeComment,
} from '#platform/server/comments/comments';
import { sentText } from '#platform/server/comments/mentions';
import type { Database } from '#platform/server/db/database';
import type { Sessions } from '#platform/server/sessions/sessions';
import { authorise } from '../security/authorise';
import { sendIdempotent } from '../idempotent';
import { pageOf } from './page-of';
import { actorOf } from '../security/request-actor';

interface OfRecord {
  Params: { id: string; comentarioId: string };
  Querystring: { antesDe?: unknown; q?: unknown };
}

/** Registers the comments of records (`{path}/{id}/comentarios`), for resources whose schema enables them. */
export function registerComments(
  app: FastifyInstance,
  resource: Resource,
  { orm }: Database,
  sessions: Sessions,
): void {
  if (!resource.comments) return;
  const all = `${resource.path}/:id/comentarios`;
  const reading = { onRequest: authorise(sessions, resource.permissions.get) };
  const writing = { onRequest: authorise(sessions, resource.comments.write) };
  app.get<OfRecord>(all, reading, async (request, reply) => {
    const { comments, total } = await listComments(
      orm,
      resource,
      request.params.id,
      request.query.antesDe,
      actorOf(request),
    );
    void reply.header('X-Total-Items', total);
    return comments;
  });
  app.get<OfRecord>(`${all}/mencionables`, writing, async (request, reply) =>
    pageOf(
      request.query,
      reply,
      await listMentionable(orm, resource, request.params.id, request.query.q, actorOf(request)),
    ),
  );
  app.post<OfRecord>(all, writing, (request, reply) =>
    sendIdempotent(orm, request, reply, async (tx) => ({
      status: 201,
      headers: {},
      body: await addComment(tx, resource, request.params.id, sentText(request.body), actorOf(request)),
    })),
  );
  app.put<OfRecord>(`${all}/:comentarioId`, writing, async (request) => {
    const { id, comentarioId } = request.params;
    return orm.transaction((tx) =>
      changeComment(tx, resource, id, comentarioId, sentText(request.body), actorOf(request)),
    );
  });
  app.delete<OfRecord>(`${all}/:comentarioId`, writing, async (request, reply) => {
    const { id, comentarioId } = request.params;
    await orm.transaction((tx) => removeComment(tx, resource, id, comentarioId, actorOf(request)));
    return reply.code(204).send();
  });
}
