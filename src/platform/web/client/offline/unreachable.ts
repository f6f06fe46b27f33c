import { ApiError } from '../api-error';

/** True when no response came: it is unknown whether the request arrived. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'FETCH_ERROR' || error.kind === 'TIMEOUT_ERROR');
