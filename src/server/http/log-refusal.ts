import type { FastifyRequest } from 'fastify';
import type { Problem } from '../db/problem';

/** Statuses of what an account may not do, or may not reach: a record out of reach is not found. */
const REFUSALS: ReadonlySet<number> = new Set([403, 404]);

/**
 * Logs a call that was refused to a signed-in account (OWASP ASVS 5.0, 16.3.2). Of the address only the route is logged: parameters name people.
 */
export function logRefusal({ session, method, routeOptions, ip, id, log }: FastifyRequest, problem: Problem): void {
  if (session === null || !REFUSALS.has(problem.status)) return;
  log.warn(
    {
      status: problem.status,
      codigo: problem.codigo,
      usuarioId: session.identity.usuarioId,
      method,
      route: routeOptions.url ?? null,
      ip,
      correlationId: id,
    },
    'request refused',
  );
}
