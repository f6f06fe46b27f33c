import type { Issue } from '#platform/shared/validation/issue';

/**
 * A refused request, in its wire format. `codigo` is the key of its text (`errors.<codigo>`). A transaction that throws one is rolled back.
 */
export class Problem extends Error {
  readonly params: Readonly<Record<string, string | number>>;
  /** Placeholders filled with the text of a key, in the reader's language. */
  readonly labels: Readonly<Record<string, string>>;
  readonly errores: readonly Issue[];
  /** Further members of the answer, e.g. the current record of a version conflict. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    readonly status: number,
    readonly codigo: string,
    details: {
      readonly params?: Readonly<Record<string, string | number>>;
      readonly labels?: Readonly<Record<string, string>>;
      readonly errores?: readonly Issue[];
      readonly extra?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(codigo);
    this.name = 'Problem';
    this.params = details.params ?? {};
    this.labels = details.labels ?? {};
    this.errores = details.errores ?? [];
    this.extra = details.extra ?? {};
  }
}

export const notFound = (): Problem => new Problem(404, 'NO_ENCONTRADO');

/** Creates the problem of a request that fails validation or a business rule. */
export const invalid = (errores: readonly Issue[]): Problem => new Problem(422, 'VALIDACION', { errores });

/** Creates the problem of a malformed request; `campo` is the invalid parameter or field. */
export const malformed = (
  campo: string,
  codigo: string,
  params: Readonly<Record<string, string | number>> = {},
): Problem => new Problem(400, 'PETICION_INVALIDA', { errores: [{ campo, codigo, params }] });
