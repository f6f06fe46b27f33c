import { decodeProtectedHeader } from 'jose';

/** Returns the name of the key that a token claims to be signed with; null without a name, undefined when it is no token. */
export function keyNameOf(token: string): string | null | undefined {
  try {
    const { kid } = decodeProtectedHeader(token);
    return kid ?? null;
  } catch {
    return undefined;
  }
}
