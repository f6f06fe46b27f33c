import type { FieldError } from '../api-error';

/** Refusal by the device: it is unknown if the server has the write. */
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
  /** Refusal by the server; null while the write waits. The user decides what to do with it. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly status: number;
  readonly codigo: string;
  /** In the language of the write's user. */
  readonly message: string;
  readonly errores: readonly FieldError[];
  readonly at: string;
}
