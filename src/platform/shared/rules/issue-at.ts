import type { Issue } from '../validation/issue';

/** Returns an issue when `broken`, otherwise none. Guards thus read as a list of conditions. */
export function issueAt(
  broken: boolean,
  campo: string,
  codigo: string,
  params: Issue['params'] = {},
): readonly Issue[] {
  return broken ? [{ campo, codigo, params }] : [];
}
