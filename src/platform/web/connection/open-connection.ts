import { browserStorage } from '../session/browser-storage';
import { createConnection, type Connection } from '../client/connection';
import type { HttpClient } from '../client/http-client';
import { watchConnection } from '../client/watch-connection';
import { createOutageLog, type Queue } from './outage-log';

/**
 * Returns the client that watches the connection, and the connection. Outages are reported once the server is reachable.
 *
 * @param sendQueue sends the queued writes, and returns the outcome
 */
export function openConnection(
  apiBase: string,
  plain: HttpClient,
  sendQueue: () => Promise<Queue>,
): { readonly http: HttpClient; readonly connection: Connection } {
  const connection = createConnection({
    probe: async () => (await fetch(`${apiBase}/health`, { cache: 'no-store' })).ok,
    async onRecovered(outage) {
      outages.add(outage, await sendQueue().catch(() => ({})));
      tell();
    },
    events: window,
  });
  const http = watchConnection(plain, connection);
  const outages = createOutageLog(browserStorage('sessionStorage'), (reports) =>
    http('/network/red-historial', { method: 'POST', body: JSON.stringify(reports) }),
  );
  // Unsent reports follow after the next outage, or from the next page of this tab.
  const tell = () => void outages.tell().catch(() => undefined);
  tell();
  return { http, connection };
}
