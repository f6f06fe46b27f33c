import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds in which the rest of a body may arrive before its request is answered. */
const PATIENCE_MS = 500;

/**
 * Reads to its end what a request still sends when its answer is known (too large, no such address, no session), and discards it: a client that sends
 * first and reads afterwards would see its connection broken instead of the answer. What does not arrive in time is not waited for: the answer
 * closes the connection.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    if (raw.complete || raw.destroyed || !(raw.socket instanceof Socket) || !hasBody(headers)) return;
    await rest(raw);
    if (!raw.complete) void reply.header('connection', 'close');
  });
}

/** Ends with the body, with its connection, or when patience does. */
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

/** Tells a request that announces a body. */
export function hasBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
