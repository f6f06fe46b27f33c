/** Hosted identity provider, from the server's configuration. */
export interface IdentityProvider {
  readonly clientId: string;
  /** `aud` of access tokens for this API. */
  readonly audience: string;
  /** Mode in which the browser opens the provider. */
  readonly interaction: 'redirect' | 'popup';
  /** Sign-up and sign-in policy: `https://host/tenant/policy/v2.0`. The other two policies have the same form. */
  readonly authority: string;
  readonly forgotPasswordAuthority: string;
  readonly editProfileAuthority: string;
  /** `iss` of its tokens; undefined uses the value of its discovery document. */
  readonly issuer: string | undefined;
  readonly scopes: { readonly read: string; readonly write: string };
}
