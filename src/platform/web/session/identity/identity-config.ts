/** Configuration of the hosted identity provider in `config.json`. */
export interface IdentityConfig {
  readonly clientId: string;
  /** Mode of the provider's pages: in place of the application, or in a separate window. */
  readonly interaction: 'redirect' | 'popup';
  /** Policy that signs people in: `https://host[:port]/<tenant>/<policy>/v2.0`. */
  readonly authority: string;
  readonly forgotPasswordAuthority: string;
  readonly editProfileAuthority: string;
  /** Hosts, with port, whose responses are trusted. */
  readonly knownAuthorities: readonly string[];
  /** Code in the message of a failed sign-in when the user requested a new password. */
  readonly forgotPasswordCode: string;
  readonly scopes: { readonly read: readonly string[]; readonly write: readonly string[] };
}
