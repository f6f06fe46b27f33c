import type { FastifyRequest } from 'fastify';
import '../decorations';

/** Checks whether a request changes nothing: by its method, or because it is posted only to keep its parameters out of the URL. */
export function isRead({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean {
  return method === 'GET' || method === 'HEAD' || routeOptions.config.isSearch === true;
}
