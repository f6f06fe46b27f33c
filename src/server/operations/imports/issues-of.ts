import type { Issue } from '../../../shared/issue';
import { Problem } from '../../db/problem';

/** What a refusal says of a row; anything else is no refusal. */
export function issuesOf(error: unknown): readonly Issue[] {
  if (!(error instanceof Problem)) throw error;
  return error.errores.length > 0
    ? error.errores
    : [{ campo: '', codigo: error.codigo, params: error.params, labels: error.labels }];
}
