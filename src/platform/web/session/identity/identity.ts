import type { ApiError } from '#platform/web/client/api-error';
import type { HttpClient } from '#platform/web/client/http-client';

/** Authority that issues the person's tokens: the server itself (token mode) or a hosted provider (msal mode). */
export interface Identity {
  /** Bearer token for a call with this method; null when signed out. */
  getToken(method: string): Promise<string | null>;
  /**
   * Handles the server's refusal of `token` (401). Returns another token for one more attempt; null when there is none, and the session has
   * then been ended.
   */
  onUnauthorized(error: ApiError, method: string, token: string): Promise<string | null>;
  /** Ends the session here, removes all data of the user, and notifies the issuer of the token. May navigate away from the page. */
  leave(http: HttpClient, forget: () => Promise<void>): Promise<void>;
  /** Removes data stored on the person's behalf for their tokens. */
  forget(): Promise<void>;
  /**
   * Requests a fresh sign-in at the provider, in a separate window, and reports it to the server. Resolves to true when the person signed
   * in. Null when the server asks for the password itself.
   *
   * @param onClosed called when the window closes without a response, which may still arrive
   * @throws {ApiError} when the provider reports a failure, or another person signed in
   */
  readonly proveAnew: ((http: HttpClient, onClosed: () => void) => Promise<boolean>) | null;
  /** Opens the provider's page for the user's own data; null without one. */
  readonly editProfile: (() => Promise<void>) | null;
}

/** Returns the key of the text for a session ended by the server (SPEC 8). */
export function endedMessage(error: ApiError): string {
  return error.message === 'InvalidUser' ? 'errors.InvalidUser' : 'errors.SESION_TERMINADA';
}
