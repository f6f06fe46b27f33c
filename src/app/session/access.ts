import { createAccountCalls, type AccountCalls } from '../../auth/account-calls';
import type { Identity } from '../../auth/identity';
import type { SessionStore } from '../../auth/session-store';
import { createHttpClient, type HttpClient, type HttpOptions } from '../../client/http-client';
import type { AppConfig } from '../config/load-config';
import { currentLanguage } from '../i18n/language';
import { forgetSession } from './forget-session';
import { openIdentity, type OpenedIdentity } from './open-identity';

/** What gate and application share: the session, who vouches for it, and the way to the server. */
export interface Access {
  readonly session: SessionStore;
  readonly identity: Identity;
  /** The hosted provider, once its library is loaded; null in token mode. */
  readonly provider: OpenedIdentity['provider'];
  readonly httpOptions: HttpOptions;
  readonly http: HttpClient;
  readonly accounts: AccountCalls;
  /** Signs out: nothing of the person stays on this machine. */
  readonly leave: () => Promise<void>;
}

export function createAccess(config: AppConfig, session: SessionStore): Access {
  const { identity, provider } = openIdentity(config, session);
  const httpOptions: HttpOptions = { baseUrl: config.apiBase, getToken: identity.getToken, onUnauthorized: identity.onUnauthorized, getLanguage: currentLanguage };
  const http = createHttpClient(httpOptions);
  return {
    session,
    identity,
    provider,
    httpOptions,
    http,
    accounts: createAccountCalls(http),
    leave: () => identity.leave(http, () => forgetSession(identity)),
  };
}
