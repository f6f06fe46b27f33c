import { createContext, useContext } from 'react';

/** A write made here that has not reached the server. */
export interface Waiting {
  readonly seq: number;
  /** Its `Idempotency-Key`, by which later writes refer to it. */
  readonly key: string;
  /** Name of the operation. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Time of the write (ISO 8601). */
  readonly at: string;
  /** Refusal of the server, which needs attention; null while pending. */
  readonly refusal: {
    readonly codigo: string;
    readonly message: string;
    readonly errores: readonly { readonly mensaje: string }[];
  } | null;
}

/** Queue of writes pending on this device. */
export interface WaitingQueue {
  readonly writes: readonly Waiting[];
  /** Number of writes of other users, pending until they sign in again. */
  readonly ofOthers: number;
  readonly isSending: boolean;
  readonly send: () => Promise<unknown>;
  readonly retry: (seq: number) => Promise<void>;
  readonly drop: (seq: number) => Promise<void>;
}

const nothing = () => Promise.resolve();
const WaitingContext = createContext<WaitingQueue>({
  writes: [],
  ofOthers: 0,
  isSending: false,
  send: nothing,
  retry: nothing,
  drop: nothing,
});
export const WaitingProvider = WaitingContext.Provider;

export function useWaitingQueue(): WaitingQueue {
  return useContext(WaitingContext);
}

/** Returns the pending writes of some operations. They are shown at their future position, which avoids duplicates. */
export function useWaiting(...names: readonly string[]): readonly Waiting[] {
  return useWaitingQueue().writes.filter(({ name }) => names.includes(name));
}
