import type { IdentityProvider } from '#platform/server/sessions/identity-provider';

/** Error code of a B2C-like provider when the user chose «forgot password». */
const FORGOT_PASSWORD_CODE = 'AADB2C90118';

/** Returns the settings that the browser needs to sign in at the provider. */
export function browserIdentity({
  clientId,
  interaction,
  authority,
  forgotPasswordAuthority,
  editProfileAuthority,
  scopes,
}: IdentityProvider) {
  return {
    clientId,
    interaction,
    authority,
    forgotPasswordAuthority,
    editProfileAuthority,
    knownAuthorities: [new URL(authority).host],
    forgotPasswordCode: FORGOT_PASSWORD_CODE,
    scopes: { read: [scopes.read], write: [scopes.write] },
  };
}
