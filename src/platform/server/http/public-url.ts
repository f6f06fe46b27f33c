import type { FastifyInstance } from 'fastify';

/**
 * Public address of the application: configured, or the one on which this server listens. It never comes from a request: a sender could
 * redirect links in mails and on paper.
 */
export function publicUrl(app: FastifyInstance, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://127.0.0.1:3000';
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
