import type { FieldError } from '../api-error';

/** Refusal by the device: it is unknown whether the server has the write. */
export const UNCERTAIN = 'ENVIO_INCIERTO';

/** A write queued on this device until the server is reachable. */
export interface QueuedWrite {
  /** Position in the order of creation. */
  readonly seq: number;
  /** Name of the operation, e.g. `hospitalizacionMinistrar`. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly method: string;
  /** JSON text. */
  readonly body: string | null;
  /** Idempotency key: the write happens once, even when sent repeatedly. */
  readonly key: string;
  /** Time of creation (ISO 8601). */
  readonly at: string;
  /** Time of the first attempt to send it; null before. */
  readonly triedAt: string | null;
  /** Refusal by the server; null while the write waits. The user decides what to do with it. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly status: number;
  readonly codigo: string;
  /** In the language of the user who made the write. */
  readonly message: string;
  readonly errores: readonly FieldError[];
  readonly at: string;
}
