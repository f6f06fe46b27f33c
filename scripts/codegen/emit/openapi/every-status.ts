import type { Node } from './components';
import { problemAnswers, type ProblemStatus } from './problems';

interface Operation {
  readonly responses: Node;
  readonly requestBody?: unknown;
  readonly parameters?: readonly unknown[];
  readonly security?: readonly unknown[];
}

const NAMES_A_RECORD = /"\w+Ids?"/;

/**
 * Adds to every operation the statuses that any operation of its kind may return. They come from reading the request (unreadable, too
 * large, too slow, too many), from the guard of the route, and from a blocked or unavailable database.
 */
export function withEveryStatus(paths: Readonly<Record<string, Node>>): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, completed(path, method, operation as Operation)]),
      ),
    ]),
  );
}

function completed(path: string, method: string, operation: Operation): Node {
  const isOpen = operation.security?.length === 0;
  const statuses: ProblemStatus[] = [
    400,
    429,
    500,
    503,
    ...(isOpen ? [] : ([401, 403] as const)),
    // A record named in the path, in a parameter or in the body may be outside the reader's scope.
    ...(path.includes('{') || NAMES_A_RECORD.test(JSON.stringify([operation.parameters, operation.requestBody]))
      ? ([404] as const)
      : []),
    ...(method === 'get' ? [] : ([408, 409, 413, 415, 422] as const)),
    // The request names a version, which may be missing or outdated.
    ...(JSON.stringify(operation.requestBody ?? '').includes('"version"') ? ([412, 428] as const) : []),
  ];
  return { ...operation, responses: { ...problemAnswers(...statuses), ...operation.responses } };
}
