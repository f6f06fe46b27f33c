import { removeEdits } from '../load/edit';
import type { SourceDocument } from '../load/source-document';
import type { ProblemStatus } from '../model';
import type { BuildContext } from './context';

/** Properties that determine an operation's refusals. */
interface Refusable {
  readonly path: string;
  readonly permission: string;
  readonly isSent: boolean;
  readonly idempotent: boolean;
  /** The operation may return a file. The server limits the files written at once for a user. */
  readonly givesFile?: boolean;
  /** The response belongs to one record, which may be outside the reader's scope. */
  readonly isOfRecord?: boolean;
}

/**
 * Returns the error statuses implied by the kind of operation, so that schemas need not list them. A trial of a profile refuses even
 * operations that need only a session.
 */
export function problemsOf({
  path,
  permission,
  isSent,
  idempotent,
  givesFile = false,
  isOfRecord = path.includes('{'),
}: Refusable): ProblemStatus[] {
  return [
    400,
    401,
    ...(permission === 'public' ? [] : [403 as const]),
    ...(isOfRecord ? [404 as const] : []),
    ...(idempotent ? [409 as const] : []),
    ...(isSent ? [422 as const] : []),
    ...(givesFile ? [429 as const] : []),
  ];
}

/** Returns all error statuses of an operation: the implied and the declared ones. */
export function allProblems(
  operation: Refusable,
  said: readonly ProblemStatus[],
  place: { readonly document: SourceDocument; readonly path: readonly (string | number)[] },
  { diagnostics }: BuildContext,
): ProblemStatus[] {
  const following = problemsOf(operation);
  said.forEach((status, index) => {
    const at = { document: place.document, path: said.length === 1 ? [...place.path] : [...place.path, index] };
    if (following.includes(status))
      diagnostics.add('bad-operation', at, `That it may answer ${status} follows from what it is.`, {
        text: 'remove it',
        edits: removeEdits(at),
      });
  });
  return [...new Set([...following, ...said])].toSorted((a, b) => a - b);
}
