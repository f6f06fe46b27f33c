import { ApiError } from '../api-error';

/** No answer came: whether what was sent has arrived nobody knows. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'FETCH_ERROR' || error.kind === 'TIMEOUT_ERROR');
