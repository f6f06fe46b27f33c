import type { FastifyInstance } from 'fastify';

/**
 * Returns the public address of the application: the configured one, or the one on which this server listens. It is never taken from a
 * request, whose sender could redirect links in mails and on paper.
 */
export function publicUrl(app: FastifyInstance, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://127.0.0.1:3000';
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
