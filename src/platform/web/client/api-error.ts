/** Reason for a failed request: the kind of failure before a response, or an error status. */
export type FailureKind = 'HTTP_ERROR' | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/** Error of one field in the server's response; `mensaje` is already in the reader's language. */
export interface FieldError {
  readonly campo: string;
  readonly codigo: string;
  readonly mensaje: string;
}

export interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly codigo: string;
  readonly errores?: readonly FieldError[];
  readonly correlationId?: string | null;
  /** Current record, returned with a version conflict. */
  readonly actual?: Readonly<Record<string, unknown>> | null;
  /** All members of the problem document; some kinds have members of their own. */
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
