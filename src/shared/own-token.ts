/**
 * Whether a token was made out by the server itself: its own name no issuer, which those of an identity provider always do
 * (OpenID Connect Core, 2). Says whom to ask, not whether the token is good.
 */
export function isOwnToken(token: string): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return !('iss' in (JSON.parse(atob(payload)) as object));
  } catch {
    return false;
  }
}
