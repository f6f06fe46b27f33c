import { browserStorage } from '../../auth/browser-storage';
import { createConnection, type Connection } from '../../client/connection';
import type { HttpClient } from '../../client/http-client';
import { watchConnection } from '../../client/watch-connection';
import { createOutageLog } from './outage-log';

/** The client that watches over the connection, and the connection; outages are told to the server as soon as it can be told. */
export function openConnection(
  apiBase: string,
  plain: HttpClient,
): { readonly http: HttpClient; readonly connection: Connection } {
  const connection = createConnection({
    probe: async () => (await fetch(`${apiBase}/health`, { cache: 'no-store' })).ok,
    onRecovered(outage) {
      outages.add(outage);
      tell();
    },
    events: window,
  });
  const http = watchConnection(plain, connection);
  const outages = createOutageLog(browserStorage('sessionStorage'), (reports) =>
    http('/network/red-historial', { method: 'POST', body: JSON.stringify(reports) }),
  );
  // What cannot be told now is told after the next outage, or by the next page of this tab.
  const tell = () => void outages.tell().catch(() => undefined);
  tell();
  return { http, connection };
}
