import type { Connection } from '../connection';
import type { HttpAnswer, HttpClient } from '../http-client';
import type { Device } from './device';
import { isUnreachable } from './unreachable';

interface OfflineOptions {
  readonly connection: Connection;
  /** Returns the device if it is open, without opening it; null while it is closed. */
  readonly opened: () => Device | null;
  /**
   * Opens the user's device; null without one, or when signed out.
   *
   * @param ifKnown opens only a device that already has data of the user
   */
  readonly open: (ifKnown: boolean) => Promise<Device | null>;
  /** Responses received before the device opened. The current user must be among them for a start offline. */
  readonly early?: Map<string, HttpAnswer>;
}

/**
 * Wraps the client: calls with offline support go through the device. The first page does not wait for the device, which opens in parallel.
 */
export function withOffline(
  http: HttpClient,
  { connection, opened, open, early = new Map<string, HttpAnswer>() }: OfflineOptions,
): HttpClient {
  const keepEarly = async (device: Device | null) => {
    if (!device) return;
    const all = [...early];
    early.clear();
    // A response that cannot be stored is still returned.
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
