import type { FastifyInstance } from 'fastify';
import type { Resource } from '#generated/server/resource.gen';
import { batchAction } from '../batch/batch-action';
import { parseBatch, type BatchRequest } from '../batch/batch-request';
import { runBatch } from '../batch/run-batch';
import { asksFreshSignIn } from '../records/fresh-sign-in';
import type { Database } from '../db/database';
import { giveWay } from '../db/give-way';
import { malformed, Problem } from '../db/problem';
import { shortageOf } from '../db/shortage';
import { requireFreshProof } from '../sessions/fresh-proof';
import type { Sessions } from '../sessions/sessions';
import { entityOf } from '../entity/registry';
import { authorise } from './authorise';
import { problemAnswer } from './problem-answer';
import { actorOf } from './request-actor';
import { languageOf } from './texts';

/** `POST {path}/lote`: one action for many records; answers what became of each, with the reason where one was refused. */
export function registerBatch(
  app: FastifyInstance,
  resource: Resource,
  { orm, kind }: Database,
  sessions: Sessions,
): void {
  app.post(
    `${resource.path}/lote`,
    { onRequest: authorise(sessions, resource.permissions.list) },
    async (request, reply) => {
      const batch = parseBatch(request.body);
      const action = batchAction(resource, batch.accion);
      if (!action) throw malformed('accion', 'OPCION');
      const actor = actorOf(request);
      if (!actor.permissions.has(action.permission)) throw new Problem(403, 'SIN_PERMISO');
      if (asksFreshSignIn(resource) && changesGuarded(resource, batch))
        await requireFreshProof(orm, request.session?.jti);
      const answer = await runBatch(orm, resource, action, batch, actor, {
        aborted: () => reply.raw.destroyed,
        rest: kind === 'pglite' ? giveWay : async () => undefined,
        report: (error) => {
          const shortage = shortageOf(error);
          if (shortage) request.server.health.record(shortage);
          request.log.error({ err: error, correlationId: request.id }, 'record of a batch failed');
        },
      }).finally(() => {
        if (entityOf(resource.name).changesAccess) sessions.forget();
      });
      const language = languageOf(request.headers['accept-language']);
      return {
        resultados: answer.outcomes.map(({ problem, ...outcome }) => {
          if (!problem) return outcome;
          const { codigo, mensaje, errores } = problemAnswer(problem, language, request.id);
          return { ...outcome, codigo, mensaje, errores };
        }),
        siguiente: answer.next,
      };
    },
  );
}

/**
 * True when a batch deletes or brings back records, or gives a value to a field with `freshSignIn`. The check runs before the first record,
 * not between records.
 */
function changesGuarded({ form }: Resource, { cambios, target }: BatchRequest): boolean {
  const given = [cambios, ...('items' in target ? target.items.map((item) => item.cambios) : [])];
  const known = given.filter((each) => each !== null && each !== undefined);
  return known.length === 0 || known.some((each) => (form.freshSignIn ?? []).some((path) => Object.hasOwn(each, path)));
}
