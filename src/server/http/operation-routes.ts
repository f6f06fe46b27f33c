import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_VALIDATORS } from '../../../generated/server/operations.gen';
import { OPERATIONS, type OperationName } from '../../../generated/shared/operations.gen';
import { decodeErrors } from '../../shared/validation';
import { listRecords } from '../crud/list-records';
import { parseListQuery } from '../crud/list-query';
import { resourceOf } from '../crud/resources';
import type { Database } from '../db/database';
import { invalid } from '../db/problem';
import type { Sessions } from '../db/sessions';
import { operations } from '../operations';
import type { OperationContext } from '../operations/context';
import { authorise } from './authorise';
import { actorOf } from './request-actor';
import { sendPage } from './resource-routes';

/** Sign-ins from one address in a minute: far more than people need, far fewer than guessing does. */
const SIGN_IN_LIMIT = { max: 120, timeWindow: '1 minute' };

/** The operations beyond the standard five. */
export function registerOperations(app: FastifyInstance, database: Database, sessions: Sessions): void {
  for (const { name, method, path, permission, status } of Object.values(OPERATIONS)) {
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      preHandler: authorise(sessions, permission),
      ...(name === 'signIn' ? { config: { rateLimit: SIGN_IN_LIMIT } } : {}),
      handler: async (request, reply) => {
        const answer = await run(name, request, contextOf(request, reply, database, sessions));
        void reply.code(status);
        return reply.send(answer);
      },
    });
  }
}

function run(name: OperationName, request: FastifyRequest, context: OperationContext): Promise<unknown> {
  const validate = BODY_VALIDATORS[name];
  if (validate && !validate(request.body)) throw invalid(decodeErrors(validate.errors ?? []));
  const params = { ...(request.query as Record<string, unknown>), ...(request.params as Record<string, unknown>) };
  // One signature for all: the generated interface ties each handler to its own input where it is written.
  const handler = operations[name] as (input: { params: unknown; body: unknown }, context: OperationContext) => Promise<unknown>;
  return handler({ params, body: request.body }, context);
}

function contextOf(request: FastifyRequest, reply: FastifyReply, database: Database, sessions: Sessions): OperationContext {
  const actor = actorOf(request);
  return {
    database,
    actor,
    session: request.session,
    sessions,
    page: async (name) => {
      const resource = resourceOf(name);
      const query = parseListQuery(resource, request.query as Record<string, unknown>);
      return sendPage(reply, query, await listRecords(database, resource, query, actor));
    },
  };
}
