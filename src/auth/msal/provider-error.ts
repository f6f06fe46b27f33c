import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';
import { ApiError } from '../../client/api-error';

/** Codes of MSAL that mean: no answer came from the provider. */
const UNREACHABLE = ['no_network_connectivity', 'get_request_failed', 'post_request_failed', 'network_error', 'timed_out', 'monitor_window_timeout', 'openid_config_error', 'endpoints_resolution_error', 'failed_to_parse_response'];

/** Whether only the person themselves can help: their session at the provider is over. */
export function needsPerson(error: unknown): boolean {
  return error instanceof InteractionRequiredAuthError;
}

/** Whether a failed sign-in says that the person asked for a new password. */
export function wantsNewPassword(error: unknown, code: string): boolean {
  return error instanceof Error && error.message.includes(code);
}

/** Whether the browser did not let a window open. */
export function isBlockedPopup(error: unknown): boolean {
  return error instanceof AuthError && (error.errorCode === 'popup_window_error' || error.errorCode === 'empty_window_error');
}

/** A failure of the provider as the rest of the application knows failures. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const known = error instanceof AuthError ? error : null;
  if (error instanceof TypeError || (known && UNREACHABLE.includes(known.errorCode))) {
    return new ApiError({ kind: 'FETCH_ERROR', status: 0, codigo: 'FETCH_ERROR', message: 'session.errors.IDENTIDAD_NO_DISPONIBLE', correlationId: known?.correlationId || null });
  }
  return new ApiError({
    kind: 'HTTP_ERROR',
    status: needsPerson(error) ? 401 : 0,
    codigo: known?.errorCode ?? 'DESCONOCIDO',
    message: error instanceof Error && error.message !== '' ? error.message : 'errors.DESCONOCIDO',
    correlationId: known?.correlationId || null,
  });
}
