import { decodeProtectedHeader } from 'jose';

/** Name of the key that a token says to be signed with; null where it names none, undefined where it is no token. */
export function keyNameOf(token: string): string | null | undefined {
  try {
    const { kid } = decodeProtectedHeader(token);
    return kid ?? null;
  } catch {
    return undefined;
  }
}
