import type { FastifyReply, FastifyRequest } from 'fastify';
import { once, type IdempotentRequest, type StoredAnswer } from '../records/idempotency';
import type { Orm, Queryable } from '../db/database';
import { malformed } from '../db/problem';

/**
 * Runs a write in a transaction and sends its answer; with an `Idempotency-Key`, only once for repeated requests.
 *
 * @throws Problem 400 when the key is empty or longer than 200 characters.
 */
export async function sendIdempotent(
  orm: Orm,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Queryable) => Promise<StoredAnswer>,
): Promise<FastifyReply> {
  const answer = await answerOnce(orm, request, work);
  if (answer.replayed) void reply.header('Idempotent-Replayed', 'true');
  return reply
    .code(answer.status)
    .headers({ ...answer.headers })
    .send(answer.body);
}

/** Runs a write like `sendIdempotent`, and returns its answer instead of sending it. */
export async function answerOnce(
  orm: Orm,
  request: FastifyRequest,
  work: (tx: Queryable) => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly replayed: boolean }> {
  return answerOnceFor(orm, idempotentRequest(request), work);
}

/** Runs a write like `answerOnce`, with a key that was read before. */
export function answerOnceFor(
  orm: Orm,
  claim: IdempotentRequest | null,
  work: (tx: Queryable) => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly replayed: boolean }> {
  return orm.transaction((tx) =>
    claim === null ? work(tx).then((first) => ({ ...first, replayed: false })) : once(tx, claim, () => work(tx)),
  );
}

/**
 * Reads the idempotency key of a request; null without one.
 *
 * @throws Problem 400 when the key is empty or longer than 200 characters.
 */
export function idempotentRequest(request: FastifyRequest): IdempotentRequest | null {
  const header = request.headers['idempotency-key'];
  const key = Array.isArray(header) ? header[0] : header;
  if (key !== undefined && (key === '' || key.length > 200))
    throw malformed('Idempotency-Key', 'LONGITUD_MAXIMA', { limite: 200 });
  const usuarioId = request.session?.identity.usuarioId;
  return key === undefined || usuarioId === undefined
    ? null
    : { key, usuarioId, route: `${request.method} ${request.url}`, payload: request.body };
}
