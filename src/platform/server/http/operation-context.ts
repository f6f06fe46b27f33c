import type { FastifyReply, FastifyRequest } from 'fastify';
import { listRecords } from '../listing/list-records';
import { parseListQuery } from '../listing/list-query';
import { resourceOf } from '../records/resources';
import type { Database } from '../db/database';
import type { Sessions } from '../sessions/sessions';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import type { RecordOf } from '../records/read/wire-record';
import type { OperationContext, PageOptions } from '../operations/context';
import { hookContext } from './hook-context';
import { requestVersion } from './security/request-version';
import { sendPage } from './routes/resource-routes';
import { languageOf, serverText } from './answers/texts';

/** Builds the context of an operation or a report, beside its input. */
export function operationContext(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  sessions: Sessions,
): OperationContext {
  const shared = hookContext(request, database.orm, sessions);
  const { actor } = shared;
  const language = languageOf(request.headers['accept-language']);
  return {
    ...shared,
    database,
    policy: request.server.signInPolicy,
    version: () => requestVersion(request),
    session: request.session,
    secondPerson: null,
    header: (name, value) => void reply.header(name, value),
    text: (key, params) => serverText(language, key, params),
    committed: (work) => work(),
    page: async <Name extends keyof ResourceTypes>(
      name: Name,
      filter: Readonly<Record<string, unknown>> = {},
      { permission, names = {}, values = {}, all = false }: PageOptions = {},
    ) => {
      const resource = resourceOf(name);
      const asked = parseListQuery(resource, request.query as Record<string, unknown>);
      const conditions = Object.fromEntries(
        Object.entries(asked.filter.conditions).map(([field, wanted]) => [
          ownOf(names, field) ?? field,
          ownOf(ownOf(values, field) ?? {}, String(wanted)) ?? wanted,
        ]),
      );
      const active = all && asked.filter.active === true ? 'all' : asked.filter.active;
      const query = {
        ...asked,
        sortBy: ownOf(names, asked.sortBy) ?? asked.sortBy,
        filter: { ...asked.filter, active, conditions: { ...conditions, ...filter } },
      };
      const records = sendPage(reply, query, await listRecords(database, resource, query, actor, permission));
      return records as RecordOf<ResourceTypes[Name]['record']>[];
    },
  };
}

/** Returns the value of an own property, so that a client's `__proto__` finds none. */
function ownOf<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
