import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSimultaneous, pgErrorOf } from '#platform/server/db/pg-error';
import { Problem } from '#platform/server/db/problem';
import { shortageOf, shortageProblem } from '#platform/server/db/shortage';
import { CommitUnknown, isFatal, isUnavailable } from '#platform/server/db/unavailable';
import '../decorations';
import { isRead } from '../security/is-read';
import { logRefusal } from './log-refusal';
import { problemAnswer } from './problem-answer';
import { languageOf } from './texts';

/** Answers every failure as `application/problem+json`, unknown routes of the API included. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

/** Answers a failure with its problem. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request);
  logRefusal(request, problem);
  return sendProblem(request, reply, problem);
}

/** Converts a failure into a problem for the client; internal errors are logged with the correlation id of the answer. */
export function problemOf(error: FastifyError | Problem, request: FastifyRequest): Problem {
  const shortage = error instanceof Problem ? null : shortageOf(error);
  if (shortage) request.server.health.record(shortage);
  const isOfDatabase = !(error instanceof Problem) && !request.raw.readableAborted && isUnavailable(error);
  if (isOfDatabase && isFatal(error)) request.server.reportBroken(error);
  const problem = shortage
    ? shortageProblem(shortage, error)
    : isOfDatabase
      ? unavailable(error, request)
      : toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error, correlationId: request.id }, 'request failed');
  return problem;
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  // Retry delay in seconds: long enough for a restart, short enough for a waiting user.
  if (problem.status === 503) void reply.header('retry-after', '5');
  const { segundos } = problem.extra;
  if (typeof segundos === 'number') void reply.header('retry-after', String(segundos));
  return (
    reply
      .code(problem.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .header('x-correlation-id', request.id)
      // Sent as text: fastify would add its own content type to an object.
      .send(JSON.stringify(problemAnswer(problem, language, request.id)))
  );
}

/**
 * Returns the problem of an unavailable database. A commit without an answer, or a failure within a write, leaves the result unknown: the
 * request's key makes a retry safe.
 */
export function unavailable(
  error: unknown,
  request: Pick<FastifyRequest, 'method' | 'session' | 'routeOptions'>,
): Problem {
  const maybeDone = error instanceof CommitUnknown || (request.session !== null && !isRead(request));
  const problem = new Problem(503, maybeDone ? 'RESULTADO_DESCONOCIDO' : 'SERVICIO_NO_DISPONIBLE');
  problem.cause = error;
  return problem;
}

/** Framework statuses that are passed on: too large, and an unsupported type. */
const OF_THE_FRAMEWORK: ReadonlySet<number> = new Set([413, 415]);

/**
 * Converts failures of the framework (unreadable JSON, too large, rate limit) to problems of the product. Any other failure is an internal
 * error.
 */
function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (isSimultaneous(pgErrorOf(error))) return new Problem(409, 'CONFLICTO_SIMULTANEO');
  const status = error.statusCode ?? 500;
  if (status === 429) return new Problem(429, 'DEMASIADAS_PETICIONES');
  if (status >= 400 && status < 500)
    return new Problem(OF_THE_FRAMEWORK.has(status) ? status : 400, 'PETICION_INVALIDA');
  return new Problem(500, 'ERROR_INTERNO');
}
