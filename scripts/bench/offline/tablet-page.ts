import { ApiError } from '#platform/web/client/api-error';
import { createConnection } from '#platform/web/client/connection';
import { createHttpClient } from '#platform/web/client/http-client';
import { openDevice, type Device } from '#platform/web/client/offline/device';
import { watchConnection } from '#platform/web/client/watch-connection';

/** Outcome of a write as its page sees it: accepted by the server, queued on the device, or refused. */
export type Heard = 'arrived' | 'queued' | `refused ${string}`;

/** Functions of a tablet's page that the driver calls. */
export interface Tablet {
  /** Opens the device storage of a user. */
  open(owner: number, token: string): Promise<void>;
  write(key: string, body: Readonly<Record<string, unknown>>): Promise<Heard>;
  renew(token: string): Promise<void>;
  /** Number of queued writes, and error codes of writes refused in the background, by their keys. */
  state(): { readonly waiting: number; readonly refused: Readonly<Record<string, string>> };
  send(): Promise<void>;
}

declare global {
  interface Window {
    tablet: Tablet;
  }
}

const SIGNS = '/pacientes/hospitalizacion/signos-vitales';
let device: Device | null = null;
let session = '';

const plain = createHttpClient({ baseUrl: '/api', getToken: () => session, getLanguage: () => 'es' });
const connection = createConnection({
  probe: async () => (await fetch('/api/health')).ok,
  onRecovered: () => void device?.send(),
  events: window,
});
const http = watchConnection(plain, connection);

window.tablet = {
  async open(owner, token) {
    session = token;
    device = await openDevice({ owner, token, http, connection });
    if (connection.get().up) void device.send();
  },
  async write(key, body) {
    const use = { how: 'queue', name: 'hospitalizacionSignosCapturar', params: {} } as const;
    try {
      const { status } = await device!.call(use, SIGNS, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Idempotency-Key': key },
      });
      return status === 202 ? 'queued' : 'arrived';
    } catch (error) {
      if (error instanceof ApiError) return `refused ${error.codigo}`;
      throw error;
    }
  },
  async renew(token) {
    session = token;
    await device!.renew(token);
  },
  state() {
    const { writes } = device!.get();
    return {
      waiting: writes.filter(({ refusal }) => refusal === null).length,
      refused: Object.fromEntries(writes.flatMap(({ key, refusal }) => (refusal ? [[key, refusal.codigo]] : []))),
    };
  },
  async send() {
    await connection.retry();
    await device!.send();
  },
};
