import type { HttpClient } from '../client/http-client';
import type { Device, DeviceState, Sent } from '../client/offline/device';

export const NOTHING: DeviceState = { writes: [], ofOthers: 0, shownFrom: null, isSending: false };

/** Offline work of the application: a device exists once the user has opened a page of the wards. */
export interface Offline {
  readonly http: HttpClient;
  get(): DeviceState;
  subscribe(listener: () => void): () => void;
  /** Device of the signed-in user, if any. */
  device(): Device | null;
  /** Sends the queued writes; null without a device. */
  send(): Promise<Sent | null>;
  /** Stores a text on the device as the response of a path; without a device it does nothing. */
  keepText(path: string, text: string): Promise<void>;
  close(): void;
}
