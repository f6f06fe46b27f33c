import type { FieldError } from '../api-error';

/** Refusal of the device itself: nobody knows whether the server has it. */
export const UNCERTAIN = 'ENVIO_INCIERTO';

/** A write that waits on this device until the server can be reached. */
export interface QueuedWrite {
  /** Its place in the order in which they were made. */
  readonly seq: number;
  /** Name of the operation, e.g. `hospitalizacionMinistrar`. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly method: string;
  /** JSON text. */
  readonly body: string | null;
  /** Sent with it, so that it happens once however often it is sent. */
  readonly key: string;
  /** When it was made (ISO 8601). */
  readonly at: string;
  /** When it was first sent; null while it was not. */
  readonly triedAt: string | null;
  /** What the server said against it; null while it waits. Whose it is decides what becomes of it. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly status: number;
  readonly codigo: string;
  /** In the language of whoever made it. */
  readonly message: string;
  readonly errores: readonly FieldError[];
  readonly at: string;
}
