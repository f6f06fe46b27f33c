import type { FastifyInstance } from 'fastify';

/** What is still being answered by then is broken off: a supervisor waits little longer before it kills. */
const PATIENCE_MS = 25_000;

/**
 * When the server stops it answers what is under way, and then ends every connection: browsers keep some open in advance, on which nothing was
 * ever asked and which Node therefore does not take for idle, and one that has just been answered would stay open until its time is over.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  const underWay = new Set<object>();
  let settle: () => void = () => undefined;
  app.addHook('onRequest', async ({ headers }, { raw }) => {
    // A channel is answered for as long as it is open.
    if (headers.upgrade?.toLowerCase() === 'websocket') return;
    underWay.add(raw);
    const end = () => {
      underWay.delete(raw);
      if (underWay.size === 0) settle();
    };
    // It was answered, or the client went away.
    raw.once('finish', end);
    raw.once('close', end);
  });
  app.addHook('preClose', async () => {
    let timer: NodeJS.Timeout | undefined;
    if (underWay.size > 0) {
      await new Promise<void>((resolve) => {
        settle = resolve;
        timer = setTimeout(resolve, PATIENCE_MS);
      });
    }
    clearTimeout(timer);
    app.server.closeAllConnections();
  });
}
