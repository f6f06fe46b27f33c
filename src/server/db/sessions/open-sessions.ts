import type { Orm } from '../database';
import type { IdentityProvider } from './identity-provider';
import { ProviderSessions } from './provider-sessions';
import type { Sessions } from './sessions';
import { TokenSessions } from './token-sessions';

/** Sessions by the identity provider's tokens where there is one, by our own otherwise. */
export async function openSessions(orm: Orm, provider: IdentityProvider | null): Promise<Sessions> {
  return provider ? new ProviderSessions(orm, provider) : TokenSessions.open(orm);
}
