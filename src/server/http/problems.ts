import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pgErrorOf, SQLSTATE } from '../db/pg-error';
import { Problem } from '../db/problem';
import { problemAnswer } from './problem-answer';
import { languageOf } from './texts';

/** Answers every failure as `application/problem+json`, unknown routes of the API included. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

/** A failure as its problem. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, problemOf(error, request));
}

/** What a failure is to the client; what is our fault is logged with the id that the client is told. */
export function problemOf(error: FastifyError | Problem, request: FastifyRequest): Problem {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error, correlationId: request.id }, 'request failed');
  return problem;
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  if (problem.status === 503) void reply.header('retry-after', '5');
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .header('x-correlation-id', request.id)
    // As text: fastify would add its own content type to an object.
    .send(JSON.stringify(problemAnswer(problem, language, request.id)));
}

/** Two transactions in each other's way, of which the database gave one up. */
const SIMULTANEOUS: ReadonlySet<string> = new Set([SQLSTATE.serialization, SQLSTATE.deadlock]);
/** Statuses that are told as they are: too large, and no type that we read. */
const OF_THE_FRAMEWORK: ReadonlySet<number> = new Set([413, 415]);

/** Failures of the framework (unreadable JSON, too large, rate limit) in our terms; whatever else happens is our fault. */
function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const refusal = pgErrorOf(error);
  if (refusal && SIMULTANEOUS.has(refusal.code)) return new Problem(409, 'CONFLICTO_SIMULTANEO');
  const status = error.statusCode ?? 500;
  if (status === 429) return new Problem(429, 'DEMASIADAS_PETICIONES');
  if (status >= 400 && status < 500) return new Problem(OF_THE_FRAMEWORK.has(status) ? status : 400, 'PETICION_INVALIDA');
  return new Problem(500, 'ERROR_INTERNO');
}
