import type { Connection } from '../connection';
import type { HttpClient } from '../http-client';
import type { Device } from './device';
import { isUnreachable } from './unreachable';

interface OfflineOptions {
  readonly connection: Connection;
  /** The device as it is, without opening it; null while it is closed. */
  readonly opened: () => Device | null;
  /**
   * The person's device; null where there is none, or nobody to have one.
   *
   * @param ifKnown only one that keeps something of them already
   */
  readonly open: (ifKnown: boolean) => Promise<Device | null>;
}

/** The client, with calls that may do without a connection going by way of the device. The first page waits for no device: it is opened beside it. */
export function withOffline(http: HttpClient, { connection, opened, open }: OfflineOptions): HttpClient {
  return async (path, request) => {
    const use = request?.offline;
    if (!request || !use) return http(path, request);
    const ifKnown = use.how === 'keep' && use.ifKnown === true;
    if (use.how === 'queue' || opened() || !connection.get().up) {
      const device = opened() ?? (await open(ifKnown));
      return device ? device.call(use, path, request) : http(path, request);
    }
    try {
      const answer = await http(path, request);
      void open(ifKnown).then((device) => device?.keep(path, answer));
      return answer;
    } catch (error) {
      const device = isUnreachable(error) ? await open(ifKnown) : null;
      if (!device) throw error;
      return device.call(use, path, request);
    }
  };
}
