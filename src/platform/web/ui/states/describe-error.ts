/** Description of a failure: a key or text, and the number to quote to support. */
export interface ErrorDescription {
  readonly message: string;
  readonly status: number | null;
  readonly correlationId: string | null;
}

/** Describes any thrown value. It recognises the API's errors by their shape, so that it does not depend on the client. */
export function describeError(error: unknown): ErrorDescription {
  if (typeof error !== 'object' || error === null)
    return { message: 'errors.DESCONOCIDO', status: null, correlationId: null };
  const { message, status, correlationId, errores } = error as Record<string, unknown>;
  const told = typeof message === 'string' && message !== '' && isForPeople(error) ? message : 'errors.DESCONOCIDO';
  return {
    message: sentencesOf(errores) || told,
    status: typeof status === 'number' && status > 0 ? status : null,
    correlationId: typeof correlationId === 'string' ? correlationId : null,
  };
}

/** Joins the messages of the errors by field: «Revise los datos marcados» is useless when nothing is marked. */
function sentencesOf(errores: unknown): string {
  const all = Array.isArray(errores) ? errores.map(({ mensaje }: { mensaje?: string }) => mensaje) : [];
  return [...new Set(all)].filter(Boolean).join(' ');
}

/** True for errors of the API, whose messages are written for users; those of programming errors are not. */
function isForPeople(error: object): boolean {
  return 'codigo' in error;
}
