import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATIONS, type OperationName } from '../../../generated/shared/operations.gen';
import { listRecords } from '../crud/list-records';
import { parseListQuery } from '../crud/list-query';
import { resourceOf } from '../crud/resources';
import type { WireRecord } from '../crud/to-record';
import { isObject } from '../../shared/paths';
import type { Database } from '../db/database';
import type { Sessions } from '../db/sessions';
import { operations } from '../operations';
import type { OperationContext } from '../operations/context';
import { authorise } from './authorise';
import { etagOf } from './etag';
import { sendOnce } from './idempotent';
import { operationInput, type OperationInput } from './operation-input';
import { actorOf } from './request-actor';
import { requestVersion } from './request-version';
import { sendPage } from './resource-routes';

/** Sign-ins from one address in a minute: far more than people need, far fewer than guessing does. */
const SIGN_IN_LIMIT = { max: 120, timeWindow: '1 minute' };

/** The operations beyond the standard five. */
export function registerOperations(app: FastifyInstance, database: Database, sessions: Sessions): void {
  for (const { name, method, path, permission, status, paged, idempotent } of Object.values(OPERATIONS)) {
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      preHandler: authorise(sessions, permission),
      ...(name === 'signIn' ? { config: { rateLimit: SIGN_IN_LIMIT } } : {}),
      handler: async (request, reply) => {
        const input = operationInput(name, paged, request);
        const context = contextOf(request, reply, database, sessions);
        if (idempotent) {
          return sendOnce(database.orm, request, reply, async (tx) => {
            const answer = await run(name, input, { ...context, tx });
            const headers: Record<string, string> = hasVersion(answer) ? { etag: etagOf(answer) } : {};
            return { status, body: answer ?? null, headers };
          });
        }
        const answer = await run(name, input, context);
        void reply.code(status);
        return reply.send(answer);
      },
    });
  }
}

function hasVersion(answer: unknown): answer is WireRecord {
  return isObject(answer) && typeof answer['version'] === 'number';
}

function run(name: OperationName, input: OperationInput, context: OperationContext): Promise<unknown> {
  // One signature for all: the generated interface ties each handler to its own input where it is written.
  const handler = operations[name] as (given: OperationInput, inContext: OperationContext) => Promise<unknown>;
  return handler(input, context);
}

function contextOf(request: FastifyRequest, reply: FastifyReply, database: Database, sessions: Sessions): OperationContext {
  const actor = actorOf(request);
  return {
    database,
    tx: database.orm,
    version: () => requestVersion(request),
    actor,
    session: request.session,
    sessions,
    page: async (name, filter = {}) => {
      const resource = resourceOf(name);
      const asked = parseListQuery(resource, request.query as Record<string, unknown>);
      const query = { ...asked, filter: { ...asked.filter, conditions: { ...asked.filter.conditions, ...filter } } };
      return sendPage(reply, query, await listRecords(database, resource, query, actor));
    },
  };
}
