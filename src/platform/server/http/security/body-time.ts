import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './unread-bodies';

export interface BodyTimes {
  /** Maximum time for a body to arrive, in milliseconds. */
  readonly body: number;
  /** Maximum silence of an upload that may be large. */
  readonly silence: number;
  /** Interval at which progress is checked. */
  readonly look: number;
}

const TIMES: BodyTimes = { body: 30_000, silence: 30_000, look: 5_000 };

/** Closes connections with an unfinished body. Uploads may take longer, as long as data arrive. The server's own limit is above both. */
export function limitBodyTime(app: FastifyInstance, times = TIMES): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // An injected request has no connection.
    if (!hasBody(request.headers) || raw.complete || !(raw.socket instanceof Socket)) return;
    const started = performance.now();
    let [arrived, since] = [raw.socket.bytesRead, started];
    const timer = setInterval(() => {
      const now = performance.now();
      if (raw.socket.bytesRead !== arrived) [arrived, since] = [raw.socket.bytesRead, now];
      const isLate = request.routeOptions.config.isUpload ? now - since > times.silence : now - started > times.body;
      if (isLate) end(raw.socket, reply.raw.headersSent);
    }, times.look);
    const stop = () => clearInterval(timer);
    raw.once('end', stop);
    raw.once('close', stop);
  });
}

/** Destroys a connection whose answer has begun; otherwise answers 408. */
function end(socket: Socket, isAnswered: boolean): void {
  if (isAnswered) socket.destroy();
  else
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      socket.destroy(),
    );
}
