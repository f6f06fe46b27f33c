import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_BY_CONTENT, WHOLE_LISTS, type Operations } from '#generated/server/operations.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { answeredBefore } from '../records/idempotency';
import type { WireRecord } from '../records/to-record';
import { isObject } from '#platform/shared/paths';
import type { Database } from '../db/database';
import { requireFreshProof } from '../sessions/fresh-proof';
import type { Sessions } from '../sessions/sessions';
import { todayIn } from '#platform/shared/dates/moments';
import { product } from '../entity/registry';
import { ACT_KINDS } from '#areas/seguridad/server/avales/described-acts';
import { asksOf, refuseUnconfirmedOperation } from '../operations/questions';
import type { OperationContext } from '../operations/context';
import { authorise } from './authorise';
import { etagOf } from './etag';
import { idempotentRequest, sendOnce } from './idempotent';
import { pageOf } from './page-of';
import { operationContext } from './operation-context';
import { proveSecondPerson } from '#areas/seguridad/server/cuenta/prove-second-person';
import { recordVouch } from '#areas/seguridad/server/cuenta/record-vouch';
import { actorOf } from './request-actor';
import { takeSecondPerson } from './second-person';
import { operationInput, type OperationInput } from './operation-input';

type HandledName = keyof Operations<OperationContext>;

/** Operations that exist only with passwords: with an external identity provider their addresses are missing. */
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

/** Calls from one address in a minute: far more than a building full of people needs, far fewer than guessing does. */
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

/** Operations allowed during the trial of a profile: leaving it, and automatic requests of the application. */
const WHILE_TRYING: ReadonlySet<HandledName> = new Set(['redHistorialRegistrar', 'signOut', 'simulacionTerminar']);

/** The operations beyond the standard five; reports have routes of their own. */
export function registerOperations(app: FastifyInstance, database: Database, sessions: Sessions): void {
  for (const name of Object.keys(product().operations) as HandledName[]) {
    if (!sessions.issue && OF_TOKEN_MODE.has(name)) continue;
    const { method, path, permission, secondPerson, freshSignIn, status, paged, idempotent } = OPERATIONS[name];
    // A question after the operation undoes it with its transaction.
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
        // Repeated requests get their first answer: the confirmation of the second person is used up by then.
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
          // Before the transaction: a wrong password counts although nothing else comes of the request.
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
          await sendOnce(database.orm, request, reply, async (tx) => {
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

/** True when the client has the current answer, by the `ETag` of its content: names of referenced records change without the record. */
function isKnown(answer: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache' });
  return (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

function hasVersion(answer: unknown): answer is WireRecord {
  return isObject(answer) && typeof answer['version'] === 'number';
}

async function run(name: HandledName, input: OperationInput, context: OperationContext): Promise<unknown> {
  // One signature for all: the generated interface ties each handler to its own input where it is written.
  const handler = product().operations[name] as (
    given: OperationInput,
    inContext: OperationContext,
  ) => Promise<unknown>;
  const answer = await handler(input, context);
  if (!input.isConfirmed) await refuseUnconfirmedOperation(context.tx, name, input, todayIn(context.actor.timeZone));
  return answer;
}
