import type { Identity } from './identity';
import type { IdentityConfig } from './identity-config';
import type { MsalIdentity } from '../msal/msal-identity';
import type { SessionStore } from '../session-store';
import { isOwnToken } from '#platform/shared/own-token';
import { createTokenIdentity } from './token-identity';
import type { AppConfig } from '#platform/web/config/load-config';

export interface OpenedIdentity {
  readonly identity: Identity;
  /** The hosted provider, once its library is loaded; null when none is configured, and the library is never loaded. */
  readonly provider: Promise<MsalIdentity> | null;
}

/** Opens the configured identities. */
export function openIdentity({ identity: config, signInMode }: AppConfig, session: SessionStore): OpenedIdentity {
  if (!config) return { identity: createTokenIdentity(session), provider: null };
  const hosted = openProvider(config, session);
  return signInMode === 'both'
    ? { ...hosted, identity: eitherOf(createTokenIdentity(session), hosted.identity, session) }
    : hosted;
}

/** Selects the identity of each session by the issuer of its token. */
function eitherOf(ours: Identity, hosted: Identity, session: SessionStore): Identity {
  const its = (token = session.get().token) => (token !== null && isOwnToken(token) ? ours : hosted);
  return {
    getToken: (method) => its().getToken(method),
    onUnauthorized: (error, method, token) => its(token).onUnauthorized(error, method, token),
    leave: (http, forget) => its().leave(http, forget),
    forget: () => hosted.forget(),
    get proveAnew() {
      return its().proveAnew;
    },
    get editProfile() {
      return its().editProfile;
    },
  };
}

/** Only calls to the server, and the button that opens the provider's page, wait for the library. */
function openProvider(config: IdentityConfig, session: SessionStore): OpenedIdentity {
  const provider = import('../msal/msal-identity').then(({ createMsalIdentity }) =>
    createMsalIdentity(config, session),
  );
  provider.catch(() => undefined);
  return {
    provider,
    identity: {
      getToken: async (method) => (await provider).getToken(method),
      onUnauthorized: async (error, method, token) => (await provider).onUnauthorized(error, method, token),
      leave: async (http, forget) => (await provider).leave(http, forget),
      forget: async () => (await provider).forget(),
      proveAnew: async (http, onClosed) => (await (await provider).proveAnew?.(http, onClosed)) ?? false,
      editProfile: async () => (await provider).editProfile?.(),
    },
  };
}
