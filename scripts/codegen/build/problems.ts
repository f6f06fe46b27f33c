import { removeEdits } from '../load/edit';
import type { SourceDocument } from '../load/source-document';
import type { ProblemStatus } from '../model';
import type { BuildContext } from './context';

/** What tells how an operation can be refused. */
interface Refusable {
  readonly path: string;
  readonly permission: string;
  readonly isSent: boolean;
  readonly idempotent: boolean;
  /** It may give a file: nobody has many of them written at once. */
  readonly givesFile?: boolean;
  /** What it answers is of one record, which may be out of reach. */
  readonly isOfRecord?: boolean;
}

/** What follows from what an operation is: nobody has to say it. A trial of a profile refuses also what any session may do. */
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

/** The statuses that an operation refuses with: those that follow, and those that it says. */
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
