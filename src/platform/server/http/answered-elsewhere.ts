import { LIST_ANSWERS } from '#generated/server/operations.gen';
import { listVariantPath } from '#platform/shared/list-variant-path';

/** Lists, by both of their addresses, for which an operation answers when a parameter is set. */
const PLACES = new Map<string, (typeof LIST_ANSWERS)[number]>(
  LIST_ANSWERS.flatMap((answer) => [answer.list, listVariantPath(answer.list)].map((list) => [`/api${list}`, answer])),
);

/**
 * Rewrites a list's address to that of the answering operation. `/api/catalogos/modulo?menu=true` becomes `/api/catalogos/modulo/menu`;
 * with `menu=false` it stays the list.
 */
export function answeredElsewhere(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const answer = PLACES.get(path.replace(/\/$/, ''));
  if (!answer || query === '') return url;
  const parameters = new URLSearchParams(query);
  const asked = parameters.get(answer.parameter)?.toLowerCase() ?? '';
  const isAsked = ['true', '1'].includes(asked);
  if (!isAsked && !['false', '0'].includes(asked)) return url;
  // The list itself has no such parameter.
  parameters.delete(answer.parameter);
  const rest = parameters.toString();
  return `${isAsked ? `/api${answer.path}` : path}${rest === '' ? '' : `?${rest}`}`;
}
