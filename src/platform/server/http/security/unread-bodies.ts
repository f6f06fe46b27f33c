import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds in which the rest of a body may arrive before its request is answered. */
const PATIENCE_MS = 500;

/**
 * Drains the rest of a request whose answer is known (too large, unknown address, no session): a client that sends before it reads would
 * see a broken connection instead of the answer. After a timeout the answer closes the connection.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    if (raw.complete || raw.destroyed || !(raw.socket instanceof Socket) || !hasBody(headers)) return;
    await rest(raw);
    if (!raw.complete) void reply.header('connection', 'close');
  });
}

/** Resolves when the body or its connection ends, or after the timeout. */
async function rest(raw: FastifyRequest['raw']): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    for (const event of ['end', 'close', 'error'])
      raw.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    raw.resume();
  });
}

/** Checks whether a request announces a body. */
export function hasBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
