import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../db/problem';
import { problemAnswer } from './problem-answer';
import { languageOf } from './texts';

/** Answers every failure as `application/problem+json`, unknown routes of the API included. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error, correlationId: request.id }, 'request failed');
    return sendProblem(request, reply, problem);
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', language)
    .header('cache-control', 'no-store')
    // As text: fastify would add its own content type to an object.
    .send(JSON.stringify(problemAnswer(problem, language, request.id)));
}

/** Failures of the framework (unreadable JSON, too large, rate limit) in our terms; whatever else happens is our fault. */
function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const status = error.statusCode ?? 500;
  if (status === 429) return new Problem(429, 'DEMASIADAS_PETICIONES');
  if (status >= 400 && status < 500) return new Problem(status, 'PETICION_INVALIDA');
  return new Problem(500, 'ERROR_INTERNO');
}
