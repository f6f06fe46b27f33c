/** Why a request failed before the server could answer, or the status said so. */
export type FailureKind = 'HTTP_ERROR' | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/** One error of a field as the server answers it; `mensaje` is already in the reader's language. */
export interface FieldError {
  readonly campo: string;
  readonly codigo: string;
  readonly mensaje: string;
}

export interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly codigo: string;
  readonly errores?: readonly FieldError[];
  readonly correlationId?: string | null;
  /** The record as it is now, answered with a version conflict. */
  readonly actual?: Readonly<Record<string, unknown>> | null;
  /** All members of the problem document, of which some kinds have their own. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/**
 * A failed call, in the terms of the API's problem documents (RFC 9457). react-admin reads `status` and `message`.
 * It does not extend react-admin's `HttpError`, whose constructor makes every subclass an `HttpError` again.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly kind: FailureKind;
  readonly codigo: string;
  readonly errores: readonly FieldError[];
  readonly correlationId: string | null;
  readonly actual: Readonly<Record<string, unknown>> | null;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.kind = failure.kind;
    this.codigo = failure.codigo;
    this.errores = failure.errores ?? [];
    this.correlationId = failure.correlationId ?? null;
    this.actual = failure.actual ?? null;
    this.members = failure.members ?? {};
  }
}
