import type { Identity } from '../../auth/identity';
import type { IdentityConfig } from '../../auth/identity-config';
import type { MsalIdentity } from '../../auth/msal/msal-identity';
import type { SessionStore } from '../../auth/session-store';
import { createTokenIdentity } from '../../auth/token-identity';
import type { AppConfig } from '../config/load-config';

export interface OpenedIdentity {
  readonly identity: Identity;
  /** The hosted provider, once its library is loaded; null in token mode, which never loads it. */
  readonly provider: Promise<MsalIdentity> | null;
}

/** Who vouches for people here, as the place is configured. */
export function openIdentity({ identity: config }: AppConfig, session: SessionStore): OpenedIdentity {
  return config ? openProvider(config, session) : { identity: createTokenIdentity(session), provider: null };
}

/** Nothing waits for the library but calls to the server, and the button that opens the provider's page. */
function openProvider(config: IdentityConfig, session: SessionStore): OpenedIdentity {
  const provider = import('../../auth/msal/msal-identity').then(({ createMsalIdentity }) => createMsalIdentity(config, session));
  provider.catch(() => undefined);
  return {
    provider,
    identity: {
      getToken: async (method) => (await provider).getToken(method),
      onUnauthorized: async (error, method, token) => (await provider).onUnauthorized(error, method, token),
      leave: async (http, forget) => (await provider).leave(http, forget),
      forget: async () => (await provider).forget(),
      editProfile: async () => (await provider).editProfile?.(),
    },
  };
}
