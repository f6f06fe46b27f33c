import { isOwnToken } from '#platform/shared/own-token';
import type { Orm } from '../db/database';
import type { IdentityProvider } from './identity-provider';
import { ProviderSessions } from './provider-sessions';
import type { Sessions } from './sessions';
import { TokenSessions } from './token-sessions';

/** Authority for sign-in: a hosted provider, the server itself with e-mail and password, or both. */
export interface SignIn {
  readonly provider: IdentityProvider | null;
  readonly ownAccounts: boolean;
}

/**
 * Opens the sessions of the configured token issuers.
 *
 * @param idleMs idle time after which a session ends
 */
export async function openSessions(orm: Orm, { provider, ownAccounts }: SignIn, idleMs: number): Promise<Sessions> {
  if (!provider) return TokenSessions.open(orm, idleMs);
  const theirs = new ProviderSessions(orm, provider, idleMs);
  return ownAccounts ? eitherOf(await TokenSessions.open(orm, idleMs), theirs) : theirs;
}

/** Verifies each token by the keys of its claimed issuer, so that neither can pass for the other. */
function eitherOf(ours: TokenSessions, theirs: ProviderSessions): Sessions {
  return {
    find: (token) => (isOwnToken(token) ? ours.find(token) : theirs.find(token)),
    begin: (token, from) => (isOwnToken(token) ? ours.begin(token) : theirs.begin(token, from)),
    issue: ours.issue,
    simulate: (session, simulacionId) => ours.simulate(session, simulacionId),
    forget() {
      ours.forget();
      theirs.forget();
    },
    purge: () => ours.purge(),
  };
}
