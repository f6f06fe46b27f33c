import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_BY_CONTENT, WHOLE_LISTS, type Operations } from '#generated/server/operations.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { answeredBefore } from '#platform/server/records/idempotency';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import { isObject } from '#platform/shared/paths';
import type { Database } from '#platform/server/db/database';
import { requireFreshProof } from '#platform/server/sessions/fresh-proof';
import type { Sessions } from '#platform/server/sessions/sessions';
import { todayIn } from '#platform/shared/dates/moments';
import { product } from '#platform/server/entity/registry';
import { ACT_KINDS } from '#areas/seguridad/server/avales/described-acts';
import { asksOf, refuseUnconfirmedOperation } from '#platform/server/operations/questions';
import type { OperationContext } from '#platform/server/operations/context';
import { authorise } from '../security/authorise';
import { etagOf } from '../answers/etag';
import { idempotentRequest, sendIdempotent } from '../idempotent';
import { pageOf } from './page-of';
import { operationContext } from '../operation-context';
import { proveSecondPerson } from '#areas/seguridad/server/cuenta/prove-second-person';
import { recordVouch } from '#areas/seguridad/server/cuenta/record-vouch';
import { actorOf } from '../security/request-actor';
import { takeSecondPerson } from '../security/second-person';
import { operationInput, type OperationInput } from '../operation-input';

type HandledName = keyof Operations<OperationContext>;

/** Operations available only with local passwords; with an external identity provider they have no route. */
const OF_TOKEN_MODE: ReadonlySet<HandledName> = new Set([
  'signIn',
  'signUp',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'signInWithCode',
  'enrolAtSignIn',
  'confirmAtSignIn',
  'secondFactor',
  'enrolSecondFactor',
  'activateSecondFactor',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'confirmIdentity',
]);

/** Maximum calls from one address per minute: far more than a building full of people needs, far fewer than guessing does. */
const LIMITS: Partial<Record<HandledName, number>> = {
  signIn: 120,
  signUp: 30,
  forgotPassword: 30,
  resetPassword: 30,
  changePassword: 30,
  signInWithCode: 120,
  enrolAtSignIn: 30,
  confirmAtSignIn: 30,
  enrolSecondFactor: 30,
  activateSecondFactor: 30,
  removeSecondFactor: 30,
  renewRecoveryCodes: 30,
  confirmIdentity: 30,
};

/** Maximum body of a public request, in bytes: a name and a password. */
const PUBLIC_BODY = 16 * 1024;

/** Operations allowed during the simulation of a profile: ending it, and automatic requests of the application. */
const WHILE_TRYING: ReadonlySet<HandledName> = new Set(['redHistorialRegistrar', 'signOut', 'simulacionTerminar']);

/** Registers the operations beyond the standard five; reports have separate routes. */
export function registerOperations(app: FastifyInstance, database: Database, sessions: Sessions): void {
  for (const name of Object.keys(product().operations) as HandledName[]) {
    if (!sessions.issue && OF_TOKEN_MODE.has(name)) continue;
    const { method, path, permission, secondPerson, freshSignIn, status, paged, idempotent } = OPERATIONS[name];
    // A question after the operation rolls back its transaction.
    if ((asksOf(name) || secondPerson !== null) && !idempotent)
      throw new Error(`\`${name}\` asks about its values or takes a second person: it must be idempotent.`);
    if (secondPerson !== null && !ACT_KINDS[name])
      throw new Error(`\`${name}\` takes a second person: what they confirm needs words (ACT_KINDS).`);
    if (WHOLE_LISTS.has(name) && idempotent) throw new Error(`\`${name}\` answers a list: it cannot be idempotent.`);
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: authorise(sessions, permission, {
        whileTrying: WHILE_TRYING.has(name),
        begins: name === 'beginSession',
      }),
      ...(permission === 'public' ? { bodyLimit: PUBLIC_BODY } : {}),
      ...(LIMITS[name] ? { config: { rateLimit: { max: LIMITS[name], timeWindow: '1 minute' } } } : {}),
      handler: async (request, reply) => {
        if (freshSignIn) await requireFreshProof(database.orm, request.session?.jti);
        const second = secondPerson === null ? null : takeSecondPerson(request);
        const input = operationInput(name, paged, request);
        // Repeated requests get their first answer: their confirmation has already been used up.
        const claim = second && idempotentRequest(request);
        const known = claim && (await answeredBefore(database.orm, claim));
        if (known)
          return reply
            .code(known.status)
            .headers({ ...known.headers, 'idempotent-replayed': 'true' })
            .send(known.body);
        const act = { name, params: request.params as Record<string, unknown>, body: request.body };
        const context = {
          ...operationContext(request, reply, database, sessions),
          // Checked before the transaction: a wrong password counts even when the request fails.
          secondPerson:
            second &&
            (await proveSecondPerson(
              database.orm,
              { sessions, policy: app.signInPolicy },
              actorOf(request),
              second,
              secondPerson!,
              act,
            )),
        };
        if (idempotent) {
          const afterwards: (() => void)[] = [];
          await sendIdempotent(database.orm, request, reply, async (tx) => {
            const answer = await run(name, input, { ...context, tx, committed: (work) => void afterwards.push(work) });
            if (context.secondPerson)
              await recordVouch(tx, { name, second: context.secondPerson, answer }, context.actor);
            const headers: Record<string, string> = hasVersion(answer) ? { etag: etagOf(answer) } : {};
            return { status, body: answer ?? null, headers };
          });
          for (const work of afterwards) work();
          return reply;
        }
        const answered = await run(name, input, context);
        const answer = WHOLE_LISTS.has(name) ? pageOf(request.query, reply, answered as readonly unknown[]) : answered;
        if (KNOWN_BY_CONTENT.has(name) && isKnown(answer, request, reply)) return reply.code(304).send();
        void reply.code(status);
        return reply.send(answer);
      },
    });
  }
}

/**
 * Checks whether the client has the current answer, by the `ETag` of its content: names of referenced records change without the record.
 */
function isKnown(answer: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache' });
  return (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

function hasVersion(answer: unknown): answer is WireRecord {
  return isObject(answer) && typeof answer['version'] === 'number';
}

async function run(name: HandledName, input: OperationInput, context: OperationContext): Promise<unknown> {
  // One signature for all handlers: the generated interface types the input of each at its definition.
  const handler = product().operations[name] as (
    given: OperationInput,
    inContext: OperationContext,
  ) => Promise<unknown>;
  const answer = await handler(input, context);
  if (!input.isConfirmed) await refuseUnconfirmedOperation(context.tx, name, input, todayIn(context.actor.timeZone));
  return answer;
}
