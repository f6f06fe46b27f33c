import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Resource, StandardOperation } from '#platform/server/entity/resource';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { listVariantPath } from '#platform/shared/list-variant-path';
import { createRecord } from '#platform/server/records/create-record';
import { deleteRecord } from '#platform/server/records/delete-record';
import { getRecord } from '#platform/server/records/read/get-record';
import { keyValue } from '#platform/server/records/key-value';
import { listRecords, type Page } from '#platform/server/listing/list-records';
import {
  listParametersOf,
  parseListQuery,
  requireParameters,
  type ListQuery,
} from '#platform/server/listing/list-query';
import {
  asksQuestions,
  refuseUnconfirmed,
  withoutAnswers,
} from '#platform/server/records/questions/refuse-unconfirmed';
import { refusePossibleDuplicates, withoutConfirmation } from '#platform/server/listing/search/possible-duplicates';
import { withHolders } from '#platform/server/records/value-holders';
import { readRecord } from '#platform/server/records/read/read-record';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import type { Database } from '#platform/server/db/database';
import type { Sessions } from '#platform/server/sessions/sessions';
import { saveRecord } from '#platform/server/records/save-record';
import { entityOf } from '#platform/server/entity/registry';
import { authorise } from '../security/authorise';
import { etagOf } from '../answers/etag';
import { refuseHidden } from '../answers/hidden-issues';
import { hookContext } from '../hook-context';
import { sendIdempotent } from '../idempotent';
import { actorOf } from '../security/request-actor';
import { requestVersion } from '../security/request-version';

/** Addresses of operations of schemas/endpoints, which take precedence. */
const TAKEN: ReadonlySet<string> = new Set(
  Object.values(OPERATIONS).flatMap(({ method, path }) => (method === 'GET' ? path : [])),
);

interface WithId {
  Params: { id: string };
}

/** Registers the standard five operations of a resource, as far as it has them. */
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
        await sendIdempotent(orm, request, reply, async (tx) => {
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

/** Returns the two addresses of a list; an operation of schemas/endpoints at the second one takes precedence. */
function listAddresses({ path }: Resource): readonly string[] {
  const variant = listVariantPath(path);
  return TAKEN.has(variant) || variant === path ? [path] : [path, variant];
}

/** Sends a page in its wire format: a bare array, with totals in headers. */
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
