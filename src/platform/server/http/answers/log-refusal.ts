import type { FastifyRequest } from 'fastify';
import type { Problem } from '#platform/server/db/problem';

/** Statuses of refusals to an account: not permitted, or not found because it is out of reach. */
const OF_ACCOUNTS: ReadonlySet<number> = new Set([403, 404]);
/** Statuses of limits and of requests that no screen sends, with or without an account. */
const OF_ANYBODY: ReadonlySet<number> = new Set([400, 413, 415, 429]);
/** Codes of refused file contents. */
const OF_FILES = /^ARCHIVO_/;

/**
 * Logs calls refused by permission, reach, limits or content of a file (OWASP ASVS 5.0, 16.3.2 and 16.3.3). Logs only the route of the
 * address: parameters name people.
 */
export function logRefusal({ session, method, routeOptions, ip, id, log }: FastifyRequest, problem: Problem): void {
  const { status, codigo } = problem;
  if (!OF_ANYBODY.has(status) && !OF_FILES.test(codigo) && (session === null || !OF_ACCOUNTS.has(status))) return;
  log.warn(
    {
      status,
      codigo,
      usuarioId: session?.identity.usuarioId ?? null,
      method,
      route: routeOptions.url ?? null,
      ip,
      correlationId: id,
    },
    'request refused',
  );
}
