import type { Issue } from '../issue';

/** An issue where something is wrong, none where it is not: guards read as a list of conditions. */
export function issueAt(
  broken: boolean,
  campo: string,
  codigo: string,
  params: Issue['params'] = {},
): readonly Issue[] {
  return broken ? [{ campo, codigo, params }] : [];
}
