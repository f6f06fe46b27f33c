/** The hosted identity provider, as the configuration of the server names it. */
export interface IdentityProvider {
  readonly clientId: string;
  /** `aud` of access tokens for this API. */
  readonly audience: string;
  /** Mode in which the browser opens the provider. */
  readonly interaction: 'redirect' | 'popup';
  /** Sign-up and sign-in policy: `https://host/tenant/policy/v2.0`. The other two likewise. */
  readonly authority: string;
  readonly forgotPasswordAuthority: string;
  readonly editProfileAuthority: string;
  /** `iss` of its tokens; undefined takes what its discovery document says. */
  readonly issuer: string | undefined;
  readonly scopes: { readonly read: string; readonly write: string };
}
