import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Resource, StandardOperation } from '#generated/server/resource.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { listVariantPath } from '#platform/shared/list-variant-path';
import { createRecord } from '../records/create-record';
import { deleteRecord } from '../records/delete-record';
import { getRecord } from '../records/get-record';
import { keyValue } from '../records/key-value';
import { listRecords, type Page } from '../listing/list-records';
import { listParametersOf, parseListQuery, requireParameters, type ListQuery } from '../listing/list-query';
import { asksQuestions, refuseUnconfirmed, withoutAnswers } from '../records/questions/refuse-unconfirmed';
import { refusePossibleDuplicates, withoutConfirmation } from '../listing/possible-duplicates';
import { withHolders } from '../records/value-holders';
import { readRecord } from '../records/read-record';
import type { WireRecord } from '../records/to-record';
import type { Database } from '../db/database';
import type { Sessions } from '../sessions/sessions';
import { saveRecord } from '../records/save-record';
import { entityOf } from '../entity/registry';
import { authorise } from './authorise';
import { etagOf } from './etag';
import { refuseHidden } from './hidden-issues';
import { hookContext } from './hook-context';
import { sendOnce } from './idempotent';
import { actorOf } from './request-actor';
import { requestVersion } from './request-version';

/** Addresses that operations of schemas/endpoints answer. */
const TAKEN: ReadonlySet<string> = new Set(
  Object.values(OPERATIONS).flatMap(({ method, path }) => (method === 'GET' ? path : [])),
);

interface WithId {
  Params: { id: string };
}

/** The standard five operations of one resource, as far as it has them. */
export function registerResource(
  app: FastifyInstance,
  resource: Resource,
  database: Database,
  sessions: Sessions,
): void {
  const { orm } = database;
  const one = `${resource.path}/:id`;
  const guard = (operation: StandardOperation) => ({ onRequest: authorise(sessions, resource.permissions[operation]) });
  const hooks = entityOf(resource.name);
  const written = () => {
    if (hooks.changesAccess) sessions.forget();
  };

  const routes: Record<StandardOperation, () => void> = {
    list: () => {
      for (const address of listAddresses(resource)) {
        app.get(address, guard('list'), async (request, reply) => {
          requireParameters(request.query, listParametersOf(resource));
          const query = parseListQuery(resource, request.query as Record<string, unknown>);
          return sendPage(reply, query, await listRecords(database, resource, query, actorOf(request)));
        });
      }
    },
    get: () => {
      app.get<WithId>(one, guard('get'), async (request, reply) => {
        requireParameters(request.query);
        return withETag(reply, await getRecord(orm, resource, request.params.id, actorOf(request)));
      });
    },
    create: () => {
      app.post(resource.path, guard('create'), async (request, reply) => {
        await sendOnce(orm, request, reply, async (tx) => {
          const sent = withoutAnswers(resource, withoutConfirmation(resource, request.body));
          const record = await createRecord({ tx, actor: actorOf(request), resource, body: sent });
          refuseHidden(resource.form, sent);
          await refusePossibleDuplicates(tx, resource, request.body, null, record, actorOf(request));
          await refuseUnconfirmed(tx, resource, request.body, null, record, actorOf(request));
          await hooks.created?.(record, hookContext(request, tx, sessions));
          const completed = (await hooks.completed?.(record, hookContext(request, tx, sessions))) ?? record;
          const body = (await hooks.lookedUp?.(completed, hookContext(request, tx, sessions))) ?? completed;
          const location = `/api${resource.path}/${encodeURIComponent(String(record[resource.key.name]))}`;
          return { status: 201, body, headers: { location, etag: etagOf(record) } };
        })
          .catch(async (error: unknown) => {
            throw await withHolders(database, resource, request.body, null, actorOf(request), error);
          })
          .finally(written);
        return reply;
      });
    },
    update: () => {
      app.put<WithId>(one, guard('update'), async (request, reply) => {
        const version = requestVersion(request);
        const record = await orm
          .transaction(async (tx) => {
            const key = resource.form.alike || asksQuestions(resource) ? keyValue(resource, request.params.id) : null;
            const stored =
              key === null ? null : await readRecord(tx, resource, eq(resource.key.column, key), actorOf(request));
            const sent = withoutAnswers(resource, withoutConfirmation(resource, request.body));
            const { id } = request.params;
            const updated = await saveRecord(hookContext(request, tx, sessions), resource, id, version, sent);
            refuseHidden(resource.form, sent);
            if (stored) {
              await refusePossibleDuplicates(tx, resource, request.body, stored, updated, actorOf(request));
              await refuseUnconfirmed(tx, resource, request.body, stored, updated, actorOf(request));
            }
            return updated;
          })
          .catch(async (error: unknown) => {
            throw await withHolders(
              database,
              resource,
              request.body,
              keyValue(resource, request.params.id),
              actorOf(request),
              error,
            );
          })
          .finally(written);
        return withETag(reply, record);
      });
    },
    delete: () => {
      app.delete<WithId>(one, guard('delete'), async (request, reply) => {
        const version = requestVersion(request);
        await orm
          .transaction((tx) => deleteRecord(tx, resource, request.params.id, version, actorOf(request)))
          .finally(written);
        return reply.code(204).send();
      });
    },
  };
  for (const operation of resource.operations) routes[operation]();
}

/** A list has two addresses; an operation of schemas/endpoints at the second one goes before it. */
function listAddresses({ path }: Resource): readonly string[] {
  const variant = listVariantPath(path);
  return TAKEN.has(variant) || variant === path ? [path] : [path, variant];
}

/** A page as the wire has it: a bare array, its totals in headers. */
export function sendPage(
  reply: FastifyReply,
  query: ListQuery,
  { records, total, totals }: Page,
): readonly WireRecord[] {
  void reply.header('X-Total-Items', total);
  if (totals) void reply.header('X-Totals', JSON.stringify(totals));
  if (query.wantsPageCount && query.size > 0) void reply.header('X-Page-Count', Math.ceil(total / query.size));
  return records;
}

function withETag(reply: FastifyReply, record: WireRecord): WireRecord {
  void reply.header('etag', etagOf(record));
  return record;
}
