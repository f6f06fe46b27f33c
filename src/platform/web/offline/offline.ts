import { browserStorage } from '../session/browser-storage';
import type { SessionStore } from '../session/session-store';
import type { Connection } from '../client/connection';
import type { HttpAnswer, HttpClient } from '../client/http-client';
import type { Device, DeviceState, Sent } from '../client/offline/device';
import { keepNothing } from '../ui/offline/keeps-data';
import { OWNER } from './owner';

export const NOTHING: DeviceState = { writes: [], ofOthers: 0, shownFrom: null, isSending: false };

/** Offline work of the application: a device exists once the user has opened a page of the wards. */
export interface Offline {
  readonly http: HttpClient;
  get(): DeviceState;
  subscribe(listener: () => void): () => void;
  /** Device of the signed-in user, if any. */
  device(): Device | null;
  /** Sends what waits; null where there is no device. */
  send(): Promise<Sent | null>;
  /** Sends the queue; null without a device. */
  keepText(path: string, text: string): Promise<void>;
  close(): void;
}

/**
 * The same, loaded when it is first needed: most people never work without a connection, and a first page has no byte to spare.
 *
 * @param keeps browsers may store data of records; without it each call goes to the server, or fails (`OFFLINE_DATA=0`)
 */
export function lazyOffline(http: HttpClient, connection: Connection, session: SessionStore, keeps: boolean): Offline {
  if (!keeps) {
    keepNothing();
    void import('./clear-device').then(({ clearDevice }) => clearDevice()).catch(() => undefined);
  }
  let opened: Offline | null = null;
  let loading: Promise<Offline> | null = null;
  const listeners = new Set<() => void>();
  const early = new Map<string, HttpAnswer>();
  const load = () =>
    (loading ??= import('./open-offline').then(({ openOffline }) => {
      opened = openOffline(http, connection, session, early);
      opened.subscribe(() => {
        for (const listener of listeners) listener();
      });
      return opened;
    }));
  return {
    async http(path, request) {
      const use = request?.offline;
      const isIdle = !keeps || !use || (use.how === 'keep' && use.ifKnown && !browserStorage()?.getItem(OWNER));
      const by = isIdle ? null : (opened ?? (await load().catch(() => null)));
      const answer = await (by?.http ?? http)(path, request);
      if (use && isIdle && keeps) early.set(path, answer);
      return answer;
    },
    get: () => opened?.get() ?? NOTHING,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    device: () => opened?.device() ?? null,
    send: async () => opened?.send() ?? null,
    keepText: async (path, text) => opened?.keepText(path, text),
    close: () => opened?.close(),
  };
}
