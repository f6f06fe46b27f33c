/**
 * True when this server issued a token: unlike those of an identity provider, it has no issuer (OpenID Connect Core, 2). It selects the
 * validator and does not validate the token.
 */
export function isOwnToken(token: string): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return !('iss' in (JSON.parse(atob(payload)) as object));
  } catch {
    return false;
  }
}
