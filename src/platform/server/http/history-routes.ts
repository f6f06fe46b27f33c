import type { FastifyInstance } from 'fastify';
import type { Resource } from '#generated/server/resource.gen';
import { earlierRecord } from '../records/earlier-record';
import { momentText } from '../export/export-text';
import { parseHistoryQuery, recordHistory } from '../records/record-history';
import type { Database } from '../db/database';
import type { Sessions } from '../sessions/sessions';
import { saveRecord } from '../records/save-record';
import { entityOf } from '../entity/registry';
import { authorise } from './authorise';
import { etagOf } from './etag';
import { hookContext } from './hook-context';
import { actorOf } from './request-actor';
import { requestVersion } from './request-version';

/**
 * `GET {path}/{id}/historial`: events of a record, for actors who may see it. With the id of a change, the record after it, and the
 * differences that a restoration would make; `…/restaurar` writes them, as any update.
 */
export function registerHistory(app: FastifyInstance, resource: Resource, { orm }: Database, sessions: Sessions): void {
  if (!resource.operations.includes('get')) return;
  app.get<{ Params: { id: string } }>(
    `${resource.path}/:id/historial`,
    { onRequest: authorise(sessions, resource.permissions.get) },
    async (request, reply) => {
      const query = parseHistoryQuery(request.query as Record<string, unknown>);
      const { events, total } = await recordHistory(orm, resource, request.params.id, query, actorOf(request));
      void reply.header('X-Total-Items', total);
      if (query.wantsPageCount && query.size > 0) void reply.header('X-Page-Count', Math.ceil(total / query.size));
      return events;
    },
  );
  if (!resource.operations.includes('update')) return;
  app.get<{ Params: { id: string; bitacoraId: string } }>(
    `${resource.path}/:id/historial/:bitacoraId`,
    { onRequest: authorise(sessions, resource.permissions.get) },
    async (request) => {
      const { id, bitacoraId } = request.params;
      return earlierRecord(orm, resource, id, bitacoraId, actorOf(request));
    },
  );
  app.post<{ Params: { id: string; bitacoraId: string } }>(
    `${resource.path}/:id/historial/:bitacoraId/restaurar`,
    { onRequest: authorise(sessions, resource.permissions.update) },
    async (request, reply) => {
      const { id, bitacoraId } = request.params;
      const [actor, version] = [actorOf(request), requestVersion(request)];
      const record = await orm
        .transaction(async (tx) => {
          const { registro, fecha } = await earlierRecord(tx, resource, id, bitacoraId, actor);
          return saveRecord(
            hookContext(request, tx, sessions),
            resource,
            id,
            version,
            registro,
            `Se restauró la versión del ${momentText(fecha, actor.timeZone)}.`,
          );
        })
        .finally(() => {
          if (entityOf(resource.name).changesAccess) sessions.forget();
        });
      void reply.header('etag', etagOf(record));
      return record;
    },
  );
}
