import type { Actor, Simulated } from '../db/actor';
import type { Queryable } from '../db/database';
import type { Identity } from '#areas/seguridad/server/identity';

/** A valid session. */
export interface Session {
  readonly jti: string;
  /** Identity of the session; during a trial of a profile, with that profile's permissions and places. */
  readonly identity: Identity;
  /** Set while a profile is tried out. */
  readonly simulation?: Simulated;
  /** Scope of the token, independent of the profile: with an identity provider, its scopes. */
  readonly allows: { readonly read: boolean; readonly write: boolean };
}

/**
 * Reason why a token is refused. `unknown`: its holder has no usable account and needs an administrator. `over`: it has expired, was
 * revoked, has no session or was not issued here; signing in again helps.
 */
export type Refusal = 'unknown' | 'over';

/** Origin of a token, as the audit trail records it for a sign-in. */
export type TokenSource = Pick<Actor, 'ip' | 'device' | 'correlationId'>;

/** Starts a session and signs its token. */
export type IssueToken = (
  tx: Queryable,
  usuarioId: number,
  from: Pick<TokenSource, 'ip' | 'device'>,
) => Promise<string>;

/** Sessions as the routes use them, for any issuer of tokens. */
export interface Sessions {
  /**
   * Returns the session of a token, or the reason why there is none.
   *
   * @throws Problem 503 when the issuer does not answer.
   */
  readonly find: (token: string) => Promise<Session | Refusal>;
  /**
   * Returns the session of a token, and begins one when there is none. Only an act of the person begins it, never an automatic call of the
   * browser (OWASP ASVS 5.0, 7.6.2). The latest proof of identity in the token counts for the session.
   *
   * @throws Problem 503 as `find`.
   */
  readonly begin: (token: string, from: TokenSource) => Promise<Session | Refusal>;
  /** Null when the server has no accounts of its own. */
  readonly issue: IssueToken | null;
  /** Returns the session during the trial of a profile; null when that trial belongs to another person or is over. */
  readonly simulate: (session: Session, simulacionId: string) => Promise<Session | null>;
  /** Clears cached account data. Called after a change to users or profiles, so that this process sees it at once. */
  readonly forget: () => void;
  /** Removes sessions that ended more than 30 days ago. */
  readonly purge: () => Promise<void>;
}
