import { PublicClientApplication } from '@azure/msal-browser';
import type { IdentityConfig } from '../identity/identity-config';
import { asHttps, isPlainHttp, plainHttpNetwork } from './plain-http-network';

/** Page that receives the provider's responses, in a separate window, a hidden frame or this one, and passes them on. */
export const bridgeUrl = (): string => `${window.location.origin}/redirect.html`;

/** Creates the MSAL client for the configured provider; its cache is in session storage (SPEC 4). */
export function createClient({ clientId, authority, knownAuthorities }: IdentityConfig): PublicClientApplication {
  return new PublicClientApplication({
    auth: {
      clientId,
      authority: asHttps(authority),
      knownAuthorities: [...knownAuthorities],
      redirectUri: bridgeUrl(),
      postLogoutRedirectUri: `${window.location.origin}/sign-in`,
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: {
      protocolMode: 'OIDC',
      // Errors are reported by the calls; personal data must not reach the console.
      loggerOptions: { loggerCallback: () => undefined, piiLoggingEnabled: false },
      ...(isPlainHttp(authority) ? { networkClient: plainHttpNetwork } : {}),
    },
  });
}
