import type { FastifyInstance } from 'fastify';

/** Maximum wait for requests in progress, in milliseconds; then they are aborted: a supervisor kills the process soon after. */
const PATIENCE_MS = 25_000;

/**
 * Completes the requests in progress when the server stops, then ends every connection. Browsers open some in advance, which Node does not
 * consider idle; an answered one would stay open until its timeout.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  const underWay = new Set<object>();
  let settle: () => void = () => undefined;
  app.addHook('onRequest', async ({ headers }, { raw }) => {
    // Skips channels: they stay open.
    if (headers.upgrade?.toLowerCase() === 'websocket') return;
    underWay.add(raw);
    const end = () => {
      underWay.delete(raw);
      if (underWay.size === 0) settle();
    };
    // It was answered, or the client disconnected.
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
