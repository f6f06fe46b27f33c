import type { FastifyInstance } from 'fastify';
import type { Resource } from '#platform/server/entity/resource';
import { earlierRecord } from '#platform/server/records/read/earlier-record';
import { momentText } from '#platform/server/export/export-text';
import { parseHistoryQuery, recordHistory } from '#platform/server/records/read/record-history';
import type { Database } from '#platform/server/db/database';
import type { Sessions } from '#platform/server/sessions/sessions';
import { saveRecord } from '#platform/server/records/save-record';
import { entityOf } from '#platform/server/entity/registry';
import { authorise } from '../security/authorise';
import { etagOf } from '../answers/etag';
import { hookContext } from '../hook-context';
import { actorOf } from '../security/request-actor';
import { requestVersion } from '../security/request-version';

/**
 * Registers `GET {path}/{id}/historial`: events of a record, for actors who may see it. With the id of a change, it returns the record
 * after it, and the differences that a restoration would make. `…/restaurar` writes them, like any update.
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
