import type { Actor, Simulated } from '../actor';
import type { Identity } from '../identity';
import type { TokenSessions } from './token-sessions';
import type { ProviderSessions } from './provider-sessions';

/** A session that may work. */
export interface Session {
  readonly jti: string;
  /** Who it is; while a profile is tried out, with its permissions and places. */
  readonly identity: Identity;
  /** Set while a profile is tried out. */
  readonly simulation?: Simulated;
  /** What the token itself was given for, whatever the profile allows: with an identity provider, its scopes. */
  readonly allows: { readonly read: boolean; readonly write: boolean };
}

/** Where a token comes from, as the audit trail of a sign-in tells it. */
export type TokenSource = Pick<Actor, 'ip' | 'device' | 'correlationId'>;

/** What the routes need of sessions, whoever issued their tokens. */
export interface SessionKeeper {
  /**
   * The session of a token; null when the token is not good, has expired or was revoked, or the account may not work.
   *
   * @throws Problem 503 when whoever could tell does not answer.
   */
  readonly find: (token: string, from: TokenSource) => Promise<Session | null>;
  /** The session while its person tries a profile out; null when that trial is not theirs or over. */
  readonly simulate: (session: Session, simulacionId: string) => Promise<Session | null>;
  /** Drops what was read of accounts; called after a change to users or profiles, so that this process sees it at once. */
  readonly forget: () => void;
  /** Removes sessions that ended more than 30 days ago. */
  readonly purge: () => Promise<void>;
}

/** Sessions of our own tokens, or of an identity provider's. */
export type Sessions = TokenSessions | ProviderSessions;
