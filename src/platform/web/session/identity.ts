import type { ApiError } from '../client/api-error';
import type { HttpClient } from '../client/http-client';

/** Authority that vouches for the person towards the server: the server itself (token mode) or a hosted provider (msal mode). */
export interface Identity {
  /** Bearer token for a call with this method; null when signed out. */
  getToken(method: string): Promise<string | null>;
  /**
   * The server refused `token` (401). Answers another one to try once more with; null when there is none, the session
   * has then been ended.
   */
  onUnauthorized(error: ApiError, method: string, token: string): Promise<string | null>;
  /** Ends the session here, removes all data of the user, and notifies the issuer of the token. May navigate away from the page. */
  leave(http: HttpClient, forget: () => Promise<void>): Promise<void>;
  /** Removes what is kept of the person for the sake of their tokens. */
  forget(): Promise<void>;
  /**
   * Asks the person to sign in anew at the provider, in a window of its own, and reports the sign-in to the server. Resolves to true when
   * they did. Null when the server asks for their password itself.
   *
   * @param onClosed called when the window closes without an answer, which may still arrive
   * @throws {ApiError} when the provider reports that it cannot, or another person signed in
   */
  readonly proveAnew: ((http: HttpClient, onClosed: () => void) => Promise<boolean>) | null;
  /** Opens the provider's page for one's own data; null where there is none. */
  readonly editProfile: (() => Promise<void>) | null;
}

/** Key of the text for a session that the server ended (SPEC 8). */
export function endedMessage(error: ApiError): string {
  return error.message === 'InvalidUser' ? 'errors.InvalidUser' : 'errors.SESION_TERMINADA';
}
