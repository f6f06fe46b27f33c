import type { Actor, Simulated } from '../db/actor';
import type { Queryable } from '../db/database';
import type { Identity } from '#areas/seguridad/server/identity';

/** A session that may work. */
export interface Session {
  readonly jti: string;
  /** Identity of the session; while a profile is tried out, with its permissions and places. */
  readonly identity: Identity;
  /** Set while a profile is tried out. */
  readonly simulation?: Simulated;
  /** Scope of the token, independent of the profile: with an identity provider, its scopes. */
  readonly allows: { readonly read: boolean; readonly write: boolean };
}

/**
 * Why a token opens nothing: `unknown`, no account may work for its holder, who needs an administrator; `over`, it has expired, was
 * revoked, has no session or is not ours, and signing in again helps.
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
   * Returns the session of a token, and begins it when there is none. An act of its person begins it, never a call that a browser makes for
   * itself (OWASP ASVS 5.0, 7.6.2). The last proof of identity in the token counts for the session.
   *
   * @throws Problem 503 as `find`.
   */
  readonly begin: (token: string, from: TokenSource) => Promise<Session | Refusal>;
  /** Null where people sign in elsewhere only. */
  readonly issue: IssueToken | null;
  /** The session while its person tries a profile out; null when that trial is not theirs or over. */
  readonly simulate: (session: Session, simulacionId: string) => Promise<Session | null>;
  /** Drops what was read of accounts; called after a change to users or profiles, so that this process sees it at once. */
  readonly forget: () => void;
  /** Removes sessions that ended more than 30 days ago. */
  readonly purge: () => Promise<void>;
}
