import { PublicClientApplication } from '@azure/msal-browser';
import type { IdentityConfig } from '../identity-config';
import { asHttps, isPlainHttp, plainHttpNetwork } from './plain-http-network';

/** The page that the provider's answers come to, in a window of its own, a hidden frame or this one; it hands them on. */
export const bridgeUrl = (): string => `${window.location.origin}/redirect.html`;

/** MSAL for the provider as it is configured; its cache lives in session storage (SPEC 4). */
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
