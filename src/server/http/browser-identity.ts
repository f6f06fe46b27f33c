import type { IdentityProvider } from '../db/sessions/identity-provider';

/** What a B2C-like provider puts into the error of a sign-in whose person chose «forgot password». */
const FORGOT_PASSWORD_CODE = 'AADB2C90118';

/** What the browser needs to know to sign in at the provider. */
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
