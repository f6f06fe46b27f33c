import { HttpError } from 'ra-core';

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
}

/**
 * A failed call, in the terms of the API's problem documents (RFC 9457).
 * It extends react-admin's error so that its hooks read status and message too.
 */
export class ApiError extends HttpError {
  readonly kind: FailureKind;
  readonly codigo: string;
  readonly errores: readonly FieldError[];
  readonly correlationId: string | null;
  readonly actual: Readonly<Record<string, unknown>> | null;

  constructor(failure: Failure) {
    super(failure.message, failure.status);
    this.name = 'ApiError';
    this.kind = failure.kind;
    this.codigo = failure.codigo;
    this.errores = failure.errores ?? [];
    this.correlationId = failure.correlationId ?? null;
    this.actual = failure.actual ?? null;
  }
}
