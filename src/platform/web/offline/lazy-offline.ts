import { browserStorage } from '../session/browser-storage';
import type { SessionStore } from '../session/session-store';
import type { Connection } from '../client/connection';
import type { HttpAnswer, HttpClient } from '../client/http-client';
import { keepNothing } from '../ui/offline/keeps-data';
import { NOTHING, type Offline } from './offline';
import { OWNER } from './owner';

/**
 * Returns the offline work, loaded at first need: most people never work without a connection, and the first page must stay small.
 *
 * @param keeps browsers may store data of records; if false each call goes to the server, or fails (`OFFLINE_DATA=0`)
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
