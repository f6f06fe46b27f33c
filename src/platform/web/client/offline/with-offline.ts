import type { Connection } from '../connection';
import type { HttpAnswer, HttpClient } from '../http-client';
import type { Device } from './device';
import { isUnreachable } from './unreachable';

interface OfflineOptions {
  readonly connection: Connection;
  /** The device as it is, without opening it; null while it is closed. */
  readonly opened: () => Device | null;
  /**
   * Opens the user's device; null without one, or when signed out.
   *
   * @param ifKnown only one that keeps something of them already
   */
  readonly open: (ifKnown: boolean) => Promise<Device | null>;
  /** Answers received before the device opened: without the current user among them, it could not start offline. */
  readonly early?: Map<string, HttpAnswer>;
}

/** The client, with calls that may do without a connection going by way of the device. The first page waits for no device: it is opened beside it. */
export function withOffline(
  http: HttpClient,
  { connection, opened, open, early = new Map<string, HttpAnswer>() }: OfflineOptions,
): HttpClient {
  const keepEarly = async (device: Device | null) => {
    if (!device) return;
    const all = [...early];
    early.clear();
    // An answer that cannot be stored is still returned.
    for (const [path, answer] of all) await device.keep(path, answer).catch(() => undefined);
  };
  return async (path, request) => {
    const use = request?.offline;
    if (!request || !use) return http(path, request);
    const ifKnown = use.how === 'keep' && use.ifKnown === true;
    if (use.how === 'queue' || opened() || !connection.get().up) {
      const device = opened() ?? (await open(ifKnown));
      void keepEarly(device);
      return device ? device.call(use, path, request) : http(path, request);
    }
    try {
      const answer = await http(path, request);
      early.set(path, answer);
      void open(ifKnown).then(keepEarly);
      return answer;
    } catch (error) {
      const device = isUnreachable(error) ? await open(ifKnown) : null;
      if (!device) throw error;
      return device.call(use, path, request);
    }
  };
}
