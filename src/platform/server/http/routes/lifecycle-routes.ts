import type { FastifyInstance } from 'fastify';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Resource } from '#platform/server/entity/resource';
import { runTransition } from '#platform/server/lifecycle/take-step';
import type { Database } from '#platform/server/db/database';
import type { Sessions } from '#platform/server/sessions/sessions';
import { authorise } from '../security/authorise';
import { sendIdempotent } from '../idempotent';
import { actorOf } from '../security/request-actor';
import { requestVersion } from '../security/request-version';
import { etagOf } from '../answers/etag';

/** Registers the steps of a document: `POST {path}/{id}/{step}`; steps of the server have no route. */
export function registerLifecycle(
  app: FastifyInstance,
  resource: Resource,
  { orm }: Database,
  sessions: Sessions,
): void {
  for (const [name, { path, permission, automatic }] of Object.entries(resource.lifecycle?.transitions ?? {})) {
    if (automatic) continue;
    app.post<{ Params: { id: string } }>(
      `${resource.path}/:id/${path}`,
      { onRequest: authorise(sessions, permission as PermissionKey) },
      (request, reply) =>
        sendIdempotent(orm, request, reply, async (tx) => {
          const record = await runTransition(
            tx,
            resource,
            { id: request.params.id, name, version: requestVersion(request), body: request.body },
            actorOf(request),
          );
          return { status: 200, body: record, headers: { etag: etagOf(record) } };
        }),
    );
  }
}
