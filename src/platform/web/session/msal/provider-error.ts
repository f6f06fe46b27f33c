import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';
import { ApiError } from '../../client/api-error';

/** MSAL codes for a missing response of the provider. */
const UNREACHABLE = [
  'no_network_connectivity',
  'get_request_failed',
  'post_request_failed',
  'network_error',
  'monitor_window_timeout',
  'openid_config_error',
  'endpoints_resolution_error',
  'failed_to_parse_response',
];

/** MSAL codes about the visit to the provider, mapped to texts of the application. */
const WINDOW: Readonly<Record<string, string>> = {
  popup_window_error: 'session.errors.VENTANA_BLOQUEADA',
  empty_window_error: 'session.errors.VENTANA_BLOQUEADA',
  user_cancelled: 'session.errors.VENTANA_CERRADA',
  redirect_bridge_empty_response: 'session.errors.VENTANA_CERRADA',
  timed_out: 'session.errors.VENTANA_SIN_RESPUESTA',
  interaction_in_progress: 'session.errors.VENTANA_ABIERTA',
  interaction_in_progress_cancelled: 'session.errors.VENTANA_ABIERTA',
  access_denied: 'session.errors.ENTRADA_CANCELADA',
  // The response belongs to another sign-in: another state or nonce, or a code issued for another verifier.
  state_mismatch: 'session.errors.ENTRADA_AJENA',
  state_not_found: 'session.errors.ENTRADA_AJENA',
  invalid_state: 'session.errors.ENTRADA_AJENA',
  nonce_mismatch: 'session.errors.ENTRADA_AJENA',
  invalid_grant: 'session.errors.ENTRADA_AJENA',
};

/** Creates the error for a response that belongs to no sign-in of this browser. */
export const foreignAnswer = (): AuthError =>
  new AuthError('state_not_found', 'The answer has no state of this browser.');

/** True when only the user can help: their session at the provider is over. */
export function needsPerson(error: unknown): boolean {
  return error instanceof InteractionRequiredAuthError;
}

/** True when a failed sign-in reports that the user requested a new password. */
export function wantsNewPassword(error: unknown, code: string): boolean {
  return error instanceof Error && error.message.includes(code);
}

/** True when the browser blocked a window. */
export function isBlockedPopup(error: unknown): boolean {
  return (
    error instanceof AuthError && (error.errorCode === 'popup_window_error' || error.errorCode === 'empty_window_error')
  );
}

/** Converts a failure of the provider to an `ApiError`. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const known = error instanceof AuthError ? error : null;
  if (error instanceof TypeError || (known && UNREACHABLE.includes(known.errorCode))) {
    return new ApiError({
      kind: 'FETCH_ERROR',
      status: 0,
      codigo: 'FETCH_ERROR',
      message: 'session.errors.IDENTIDAD_NO_DISPONIBLE',
      correlationId: known?.correlationId || null,
    });
  }
  return new ApiError({
    kind: 'HTTP_ERROR',
    status: needsPerson(error) ? 401 : 0,
    codigo: known?.errorCode ?? 'DESCONOCIDO',
    message:
      (known && WINDOW[known.errorCode]) ??
      (error instanceof Error && error.message !== '' ? error.message : 'errors.DESCONOCIDO'),
    correlationId: known?.correlationId || null,
  });
}
