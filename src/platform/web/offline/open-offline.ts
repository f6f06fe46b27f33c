import { browserStorage } from '../session/browser-storage';
import type { SessionStore } from '../session/session-store';
import { simulationId } from '../session/simulation-store';
import { ApiError } from '../client/api-error';
import type { Connection } from '../client/connection';
import type { HttpAnswer, HttpClient } from '../client/http-client';
import type { Device } from '../client/offline/device';
import { withOffline } from '../client/offline/with-offline';
import { NOTHING, type Offline } from './offline';
import { OWNER } from './owner';

/** Installs the application on this device and preloads the view of the queue, which cannot be loaded offline. */
function prepare(): void {
  void Promise.all([
    import('./install').then(({ install }) => install()),
    import('./DeviceNote'),
    import('./UnsentNote'),
    import('./PendingPage'),
    import('../i18n/with-texts').then(({ loadTexts }) => loadTexts('dispositivo')),
  ]).catch(() => undefined);
}

const unreachable = () =>
  new ApiError({ kind: 'FETCH_ERROR', status: 0, codigo: 'FETCH_ERROR', message: 'errors.FETCH_ERROR' });

/** @param early responses received before this module loaded, to be stored once there is a device */
export function openOffline(
  http: HttpClient,
  connection: Connection,
  session: SessionStore,
  early: Map<string, HttpAnswer>,
): Offline {
  let device: Device | null = null;
  let opening: Promise<Device | null> | null = null;
  let token = session.get().token;
  let isClosed = false;
  const listeners = new Set<() => void>();
  const publish = () => {
    for (const listener of listeners) listener();
  };
  const ownerKept = () => Number(browserStorage()?.getItem(OWNER)) || null;

  const begin = async (ifKnown: boolean): Promise<Device | null> => {
    const known = ownerKept();
    const owner = session.person()?.usuarioId ?? known;
    // No device during the trial of a profile: its data belong to another person.
    if (!token || owner === null || (ifKnown && owner !== known) || simulationId()) return null;
    const { openDevice } = await import('../client/offline/device');
    const isNamed = session.person() !== null;
    const made = await openDevice({
      owner,
      token,
      connection,
      // The owner of the session is uncertain until the server confirms it: until then only data sealed by this very session is opened.
      http: isNamed
        ? http
        : (path, request) => (session.person() ? http(path, request) : Promise.reject(unreachable())),
    });
    if (isClosed) {
      made.close();
      return null;
    }
    browserStorage()?.setItem(OWNER, String(owner));
    made.subscribe(publish);
    device = made;
    publish();
    prepare();
    if (connection.get().up) void made.send();
    return made;
  };
  const open = (ifKnown: boolean) => {
    opening ??= begin(ifKnown)
      // Storage is blocked, or the key is not available: everything works while there is a connection.
      .catch(() => null)
      .then((made) => {
        if (!made) opening = null;
        return made;
      });
    return opening;
  };
  const unfollow = session.subscribe(() => {
    const next = session.get().token;
    if (next && next !== token) void device?.renew(next).catch(() => undefined);
    token = next;
  });
  return {
    http: withOffline(http, { connection, opened: () => device, open, early }),
    get: () => device?.get() ?? NOTHING,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    device: () => device,
    send: async () => (await (device ?? open(true)))?.send() ?? null,
    keepText: async (path, text) => {
      // Stored beside the responses of the server, under a path that the server does not have.
      await (await open(true))?.keep(path, { body: text, headers: new Headers() }).catch(() => undefined);
    },
    close() {
      isClosed = true;
      unfollow();
      device?.close();
      device = null;
    },
  };
}
