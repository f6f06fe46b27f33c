import type { FastifyInstance } from 'fastify';
import type { Resource } from '#platform/server/entity/resource';
import { batchAction } from '#platform/server/batch/batch-action';
import { parseBatch, type BatchRequest } from '#platform/server/batch/batch-request';
import { runBatch } from '#platform/server/batch/run-batch';
import { asksFreshSignIn } from '#platform/server/records/fresh-sign-in';
import type { Database } from '#platform/server/db/database';
import { yieldToRequests } from '#platform/server/db/yield-to-requests';
import { malformed, Problem } from '#platform/server/db/problem';
import { shortageOf } from '#platform/server/db/shortage';
import { requireFreshProof } from '#platform/server/sessions/fresh-proof';
import type { Sessions } from '#platform/server/sessions/sessions';
import { entityOf } from '#platform/server/entity/registry';
import { authorise } from '../security/authorise';
import { problemAnswer } from '../answers/problem-answer';
import { actorOf } from '../security/request-actor';
import { languageOf } from '../answers/texts';

/** Registers `POST {path}/lote`: one action for many records. Returns the outcome of each, with the reason of a refusal. */
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
        rest: kind === 'pglite' ? yieldToRequests : async () => undefined,
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
 * Checks whether a batch deletes or restores records, or sets a field with `freshSignIn`. The check runs before the first record, not
 * between records.
 */
function changesGuarded({ form }: Resource, { cambios, target }: BatchRequest): boolean {
  const given = [cambios, ...('items' in target ? target.items.map((item) => item.cambios) : [])];
  const known = given.filter((each) => each !== null && each !== undefined);
  return known.length === 0 || known.some((each) => (form.freshSignIn ?? []).some((path) => Object.hasOwn(each, path)));
}
