import type { FastifyInstance } from 'fastify';

/**
 * Where people find the application: as the configuration says, or where this server listens. Never what a request calls it: whoever sends one
 * could make links in mails and on paper lead elsewhere.
 */
export function publicUrl(app: FastifyInstance, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://127.0.0.1:3000';
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
