import { describeError } from '#platform/web/ui/states/describe-error';

export interface SubmissionFailure {
  /** Errors of single fields, in the reader's language. */
  readonly fields: readonly { readonly path: string; readonly message: string }[];
  /** General message, when no field is at fault: a key or a text. */
  readonly message: string | null;
  readonly correlationId: string | null;
  /** True when the errors are questions about unexpected values. */
  readonly isQuestion: boolean;
  /** Current record, when another user saved first. */
  readonly current: Readonly<Record<string, unknown>> | null;
}

/** Reads the error of a refused write; recognises the API's errors by their shape. */
export function readFailure(error: unknown): SubmissionFailure {
  const { message, status, correlationId } = describeError(error);
  const { errores, actual, codigo } = (typeof error === 'object' && error !== null ? error : {}) as {
    errores?: unknown;
    actual?: unknown;
    codigo?: unknown;
  };
  const fields = (Array.isArray(errores) ? errores : [])
    .map((item: { campo?: unknown; mensaje?: unknown }) => ({
      path: String(item.campo ?? ''),
      message: String(item.mensaje ?? ''),
    }))
    .filter((item) => item.path !== '' && item.message !== '');
  return {
    fields,
    message: fields.length > 0 ? null : message,
    correlationId,
    isQuestion: codigo === 'POR_CONFIRMAR',
    current:
      status === 412 && typeof actual === 'object' && actual !== null ? (actual as Record<string, unknown>) : null,
  };
}
