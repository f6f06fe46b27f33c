import Provider, { type JWKS } from 'oidc-provider';
import { MemoryAdapter } from './memory-adapter';
import { AUDIENCE, CLIENT_ID, READ_SCOPE, TENANT, WRITE_SCOPE, type Policy } from './policies';

export interface Settings {
  /** Lifetime of an access token, in seconds. */
  accessTokenSeconds: number;
}

/** Creates one policy of the provider: a separate OpenID provider below the tenant. */
export function createPolicy(policy: Policy, origin: string, app: string, jwks: JWKS, settings: Settings): Provider {
  // Names itself in lower case for a request in any case, as hosted providers do: MSAL derives the addresses of one policy from those of
  // another.
  const base = `/${TENANT}/${policy.toLowerCase()}/v2.0`;
  const provider = new Provider(`${origin}${base}`, {
    adapter: MemoryAdapter,
    jwks,
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${app}/redirect.html`],
        post_logout_redirect_uris: [`${app}/sign-in`, `${app}/redirect.html`],
      },
    ],
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub', 'email', 'preferred_username', 'tfp'], profile: ['name'] },
    // Like hosted providers: the ID token contains the person's data.
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    cookies: {
      keys: ['only-for-tests'],
      // The policies share a host, and would otherwise share cookies.
      names: { session: `_session_${policy}`, interaction: `_interaction_${policy}`, resume: `_resume_${policy}` },
    },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        email_verified: true,
        preferred_username: id,
        name: id.split('@')[0],
        tfp: policy,
      }),
    }),
    extraTokenClaims: (_ctx, token) =>
      'accountId' in token ? { email: token.accountId, email_verified: true } : undefined,
    issueRefreshToken: async () => true,
    interactions: { url: (_ctx, interaction) => `${base}/interaction/${interaction.uid}` },
    // Grants consent automatically: the client belongs to the organisation.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const known = session?.grantIdFor(client!.clientId);
      const grant =
        (known && (await ctx.oidc.provider.Grant.find(known))) ||
        new ctx.oidc.provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid offline_access profile email');
      grant.addResourceScope(AUDIENCE, `${READ_SCOPE} ${WRITE_SCOPE}`);
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: () => settings.accessTokenSeconds,
      IdToken: 3_600,
      Session: 3_600,
      Grant: 3_600,
      Interaction: 600,
      RefreshToken: 3_600,
      AuthorizationCode: 60,
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: `${READ_SCOPE} ${WRITE_SCOPE}`,
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: settings.accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          ctx.body = `<!doctype html><title>Salir</title>${form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')}<script>document.forms[0].submit()</script>`;
        },
      },
    },
  });
  return provider;
}
