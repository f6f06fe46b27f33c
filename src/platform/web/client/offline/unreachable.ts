import { ApiError } from '../api-error';

/** True when no answer came: it is unknown if the request arrived. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'FETCH_ERROR' || error.kind === 'TIMEOUT_ERROR');
