/** The hosted identity provider as `config.json` describes it. */
export interface IdentityConfig {
  readonly clientId: string;
  /** Whether the provider's pages take the place of ours or open in a window of their own. */
  readonly interaction: 'redirect' | 'popup';
  /** Policy that signs people in: `https://host[:port]/<tenant>/<policy>/v2.0`. */
  readonly authority: string;
  readonly forgotPasswordAuthority: string;
  readonly editProfileAuthority: string;
  /** Hosts, with port, whose answers are trusted. */
  readonly knownAuthorities: readonly string[];
  /** What the message of a failed sign-in contains when the person has asked for a new password. */
  readonly forgotPasswordCode: string;
  readonly scopes: { readonly read: readonly string[]; readonly write: readonly string[] };
}
