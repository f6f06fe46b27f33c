import type { AccountInfo, AuthenticationResult, IPublicClientApplication } from '@azure/msal-browser';
import { ApiError } from '../../client/api-error';
import type { HttpClient } from '../../client/http-client';
import { type Identity, endedMessage } from '../identity/identity';
import type { IdentityConfig } from '../identity/identity-config';
import { isSignedIn, type SessionStore } from '../session-store';
import { takeRefusedAnswer } from '../refused-answer';
import { bridgeUrl, createClient } from './create-client';
import { asHttps } from './plain-http-network';
import { asApiError, foreignAnswer, isBlockedPopup, needsPerson, wantsNewPassword } from './provider-error';
import { watchPopup } from './watch-popup';

/** True when a response of the provider belongs to the policy of this authority; the library lowercases URLs. */
function isPolicy(result: AuthenticationResult, authority: string): boolean {
  return pathOf(result.authority) === pathOf(authority);
}

const pathOf = (authority: string): string => new URL(authority).pathname.toLowerCase().replace(/\/+$/, '');

/** Result of the user's visit to the provider's pages. */
export type Arrival =
  | { readonly kind: 'nothing' }
  /** The user signed in there. */
  | { readonly kind: 'account' }
  /** A new password was set; the user must sign in with it. */
  | { readonly kind: 'reset' }
  /** The user viewed or changed their own data. */
  | { readonly kind: 'edited' }
  /** A new password is required, and the browser opens the page only after another click. */
  | { readonly kind: 'reset-wanted' }
  /** The provider's window is closed or out of sight; a late response may still arrive. */
  | { readonly kind: 'closed'; readonly late: Promise<Arrival> }
  /** The page is being left. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Maximum delay between the closing of a window and the arrival of its response. */
const ANSWER_MS = 1500;

export interface MsalIdentity extends Identity {
  readonly client: IPublicClientApplication;
  /** Returns the provider's response to the previous page, once. */
  takeArrival(): Promise<Arrival>;
  /** Opens the provider's page for sign-in. `anew` makes it request the account even from a known user. */
  signIn(anew: boolean): Promise<Arrival>;
  resetPassword(): Promise<Arrival>;
  /** Begins a session. Only an act of the user does so: they pressed the button that led to the provider. */
  beginSession(http: HttpClient, isNew?: boolean): Promise<void>;
  /** Acquires a token for the person who signed in at the provider. */
  acquire(method: string): Promise<string>;
}

/** Creates the identity of a hosted provider. It acquires an access token silently before every call, with the required scopes. */
export function createMsalIdentity(config: IdentityConfig, session: SessionStore): MsalIdentity {
  const client = createClient(config);
  const authority = asHttps(config.authority);
  const scopesOf = (method: string): string[] => [
    ...(method === 'GET' || method === 'HEAD' ? config.scopes.read : config.scopes.write),
  ];
  /** Tokens fetched after a refusal. When such a token is refused too, the session ends. */
  const fetchedAnew = new Set<string>();
  let leaving = false;
  let told = false;
  let entering: Promise<AccountInfo> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const arrival = (async (): Promise<Arrival> => {
    try {
      await client.initialize();
      const result = await client.handleRedirectPromise({ navigateToLoginRequestUrl: true });
      if (result) return await arrived(result);
      return takeRefusedAnswer() ? { kind: 'failed', error: foreignAnswer() } : { kind: 'nothing' };
    } catch (error) {
      return wantsNewPassword(error, config.forgotPasswordCode) ? resetPassword() : { kind: 'failed', error };
    }
  })();

  async function arrived(result: AuthenticationResult): Promise<Arrival> {
    if (isPolicy(result, config.authority)) {
      client.setActiveAccount(result.account);
      return { kind: 'account' };
    }
    // Accounts of the other policies are not used for sign-in.
    await client.clearCache({ account: result.account });
    return { kind: isPolicy(result, config.forgotPasswordAuthority) ? 'reset' : 'edited' };
  }

  /** Opens a page of the provider in the configured mode. */
  async function visit(request: {
    authority: string;
    scopes: string[];
    extraScopesToConsent?: string[];
    prompt?: string;
    loginHint?: string;
  }): Promise<Arrival> {
    if (config.interaction === 'popup')
      return inWindow(() =>
        client.loginPopup({ ...request, redirectUri: bridgeUrl(), overrideInteractionInProgress: true }),
      );
    await client.loginRedirect({ ...request, redirectUri: bridgeUrl() });
    return { kind: 'leaving' };
  }

  /** A response closes the window as well, so the code waits briefly for it before the window counts as closed by the user. */
  async function inWindow(open: () => Promise<AuthenticationResult>): Promise<Arrival> {
    const popup = watchPopup(client);
    const answer = open().then(arrived).finally(popup.stop);
    const late = answer.catch((error: unknown): Arrival => ({ kind: 'failed', error }));
    const closed = popup.gone.then(
      () =>
        new Promise<Arrival>((resolve) => {
          setTimeout(resolve, ANSWER_MS, { kind: 'closed', late });
        }),
    );
    return Promise.race([answer, closed]);
  }

  async function resetPassword(): Promise<Arrival> {
    try {
      return await visit({ authority: asHttps(config.forgotPasswordAuthority), scopes: ['openid'] });
    } catch (error) {
      return isBlockedPopup(error) ? { kind: 'reset-wanted' } : { kind: 'failed', error };
    }
  }

  /** Returns the account of this tab; in a new tab, the one that the provider knows in this browser. */
  function account(): Promise<AccountInfo> {
    const known = client.getActiveAccount();
    if (known) return Promise.resolve(known);
    entering ??= client
      .ssoSilent({
        authority,
        scopes: ['openid', ...config.scopes.read],
        extraScopesToConsent: [...config.scopes.write],
        redirectUri: bridgeUrl(),
      })
      .then((result) => {
        client.setActiveAccount(result.account);
        return result.account;
      })
      .finally(() => {
        entering = null;
      });
    return entering;
  }

  async function acquire(method: string, forceRefresh = false): Promise<string> {
    // Serialised: with single-use refresh tokens, two requests at once would look like theft.
    const acquiring = last.then(async () =>
      client.acquireTokenSilent({
        account: await account(),
        authority,
        scopes: scopesOf(method),
        redirectUri: bridgeUrl(),
        forceRefresh,
      }),
    );
    last = acquiring.catch(() => undefined);
    const { accessToken } = await acquiring;
    // SPEC 4: the token is stored. This applies to the read token only; writes request another one.
    if (
      isSignedIn(session.get()) &&
      scopesOf(method).join() === config.scopes.read.join() &&
      session.get().token !== accessToken
    )
      session.signIn(accessToken);
    return accessToken;
  }

  /** Only the provider's page helps: the session ends, and the draft of the form waits for the user. */
  function endIfOver(error: unknown): void {
    if (needsPerson(error)) session.end('errors.SESION_TERMINADA');
  }

  return {
    client,
    acquire,
    resetPassword,

    takeArrival() {
      if (told) return Promise.resolve({ kind: 'nothing' });
      told = true;
      return arrival;
    },

    async signIn(anew) {
      try {
        return await visit({
          authority,
          scopes: ['openid', ...config.scopes.read],
          extraScopesToConsent: [...config.scopes.write],
          ...(anew ? { prompt: 'login' } : {}),
        });
      } catch (error) {
        return wantsNewPassword(error, config.forgotPasswordCode) ? resetPassword() : { kind: 'failed', error };
      }
    },

    async getToken(method) {
      await arrival;
      if (!isSignedIn(session.get())) return null;
      told = true;
      try {
        return await acquire(method);
      } catch (error) {
        endIfOver(error);
        throw asApiError(error);
      }
    },

    async onUnauthorized(error, method, token) {
      // Another token does not help a user unknown to the server, nor after a second refusal.
      if (error.message === 'InvalidUser' || fetchedAnew.has(token)) {
        session.end(endedMessage(error), error.correlationId);
        await client.clearCache();
        return null;
      }
      try {
        const fresh = await acquire(method, true);
        fetchedAnew.add(fresh);
        return fresh;
      } catch (failure) {
        endIfOver(failure);
        throw needsPerson(failure) ? error : asApiError(failure);
      }
    },

    async leave(_http, forget) {
      const who = client.getActiveAccount();
      leaving = true;
      session.signOut();
      await forget();
      const request = { account: who, authority, ...(who?.idToken ? { idTokenHint: who.idToken } : {}) };
      try {
        if (config.interaction === 'popup')
          await client.logoutPopup({ ...request, postLogoutRedirectUri: bridgeUrl() });
        else await client.logoutRedirect(request);
      } catch {
        // The provider is unreachable: at least no data remain on this machine.
        await client.clearCache();
      } finally {
        leaving = false;
      }
    },

    async forget() {
      // Sign-out at the provider clears the cache, after it has identified the session to end.
      if (!leaving) await client.clearCache();
    },

    async proveAnew(http, onClosed) {
      const who = client.getActiveAccount();
      // Always in a separate window: the form on the page stays open.
      const first = await inWindow(() =>
        client.loginPopup({
          authority,
          scopes: ['openid', ...config.scopes.read],
          extraScopesToConsent: [...config.scopes.write],
          prompt: 'login',
          ...(who?.username ? { loginHint: who.username } : {}),
          redirectUri: bridgeUrl(),
          overrideInteractionInProgress: true,
        }),
      );
      if (first.kind === 'failed') throw asApiError(first.error);
      if (first.kind !== 'account') onClosed();
      // On a slow connection the response arrives after its window has closed.
      const came = first.kind === 'closed' ? await first.late : first;
      if (came.kind !== 'account') return false;
      const now = client.getActiveAccount();
      if (who && now && now.homeAccountId !== who.homeAccountId) {
        await client.clearCache({ account: now });
        client.setActiveAccount(who);
        throw new ApiError({ kind: 'HTTP_ERROR', status: 403, codigo: 'OTRA_CUENTA', message: 'app.identity.other' });
      }
      await this.beginSession(http, true);
      return true;
    },

    async beginSession(http, isNew = false) {
      const token = await acquire('POST', isNew).catch((error: unknown) => {
        throw asApiError(error);
      });
      await http('/session', { method: 'POST', body: '{}', headers: { Authorization: `Bearer ${token}` } });
    },

    async editProfile() {
      const hint = client.getActiveAccount()?.username;
      const result = await visit({
        authority: asHttps(config.editProfileAuthority),
        scopes: ['openid'],
        ...(hint ? { loginHint: hint } : {}),
      });
      // Current tokens still contain the previous data.
      const renew = (outcome: Arrival) => (outcome.kind === 'edited' ? acquire('GET', false) : undefined);
      if (result.kind === 'closed') void result.late.then(renew).catch(() => undefined);
      else await renew(result);
    },
  };
}
