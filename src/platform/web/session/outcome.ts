import { ApiError, type FieldError } from '../client/api-error';

export interface Failed {
  readonly status: 'failed';
  /** The server's message, or the error's text; texts of the client itself are keys (`errors.…`). */
  readonly message: string;
  readonly codigo: string;
  /** HTTP status; 0 without a response. */
  readonly httpStatus: number;
  readonly errores: readonly FieldError[];
  readonly correlationId: string | null;
}

/** SPEC 7: result of a sign-in, sign-up or similar call: success, or status `failed` with the server's message. */
export type Outcome<Value> = { readonly status: 'success'; readonly value: Value } | Failed;

export async function outcomeOf<Value>(work: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { status: 'success', value: await work };
  } catch (error) {
    return failed(error);
  }
}

export function failed(error: unknown): Failed {
  const problem = error instanceof ApiError ? error : null;
  return {
    status: 'failed',
    message: error instanceof Error && error.message !== '' ? error.message : 'errors.DESCONOCIDO',
    codigo: problem?.codigo ?? 'DESCONOCIDO',
    httpStatus: problem?.status ?? 0,
    errores: problem?.errores ?? [],
    correlationId: problem?.correlationId ?? null,
  };
}
