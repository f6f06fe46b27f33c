/** Parts of a list's URL that the server refused. */
export interface RefusedParts {
  readonly filters: readonly { readonly source: string; readonly isUnknown: boolean }[];
  readonly sort: boolean;
  readonly page: boolean;
  readonly size: boolean;
}

interface Fault {
  readonly campo: string;
  readonly codigo?: string;
}

/** Returns the URL parts that a list's refusal names; null when the refusal is not about the URL, so that removing parts would not help. */
export function refusedParts(error: unknown, filter: Readonly<Record<string, unknown>>): RefusedParts | null {
  const { status, errores } = (error ?? {}) as { readonly status?: number; readonly errores?: unknown };
  if (status !== 400 || !Array.isArray(errores)) return null;
  const faults = errores as readonly Fault[];
  const names = (field: string) => faults.some(({ campo }) => campo === field);
  const filters = Object.keys(filter).flatMap((source) => {
    const fault = faults.find(
      ({ campo }) => campo === source || campo === 'filterBy' || campo.startsWith(`${source}.`),
    );
    return fault ? [{ source, isUnknown: fault.codigo === 'CAMPO_DESCONOCIDO' }] : [];
  });
  const parts = { filters, sort: names('sortBy'), page: names('pageNumber'), size: names('pageSize') };
  return filters.length > 0 || parts.sort || parts.page || parts.size ? parts : null;
}
