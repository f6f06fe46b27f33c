import type { Issue } from '#platform/shared/validation/issue';
import { Problem } from '../db/problem';

/** Returns the issues of a `Problem`; rethrows any other error. */
export function issuesOf(error: unknown): readonly Issue[] {
  if (!(error instanceof Problem)) throw error;
  return error.errores.length > 0
    ? error.errores
    : [{ campo: '', codigo: error.codigo, params: error.params, labels: error.labels }];
}
