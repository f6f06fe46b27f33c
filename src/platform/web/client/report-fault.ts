import { ApiError } from './api-error';

/**
 * Reports an error to the browser's console, unless the connection caused it: browsers reject lost requests and imports with a `TypeError`.
 * A page that says «El servidor no responde» must not hide a fault of its own code.
 */
export function reportFault(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof TypeError)) reportError(error);
}
