import type { FastifyInstance } from 'fastify';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Resource } from '#generated/server/resource.gen';
import { runTransition } from '../lifecycle/take-step';
import type { Database } from '../db/database';
import type { Sessions } from '../sessions/sessions';
import { authorise } from './authorise';
import { sendOnce } from './idempotent';
import { actorOf } from './request-actor';
import { requestVersion } from './request-version';
import { etagOf } from './etag';

/** The steps of a document: `POST {path}/{id}/{step}`; those of the server alone have no address. */
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
        sendOnce(orm, request, reply, async (tx) => {
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
