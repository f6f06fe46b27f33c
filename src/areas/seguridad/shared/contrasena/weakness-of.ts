/** In characters, not in bytes: the shortest by OWASP ASVS 5.0 6.2.1 and NIST SP 800-63B, the longest to bound the cost of the hash. */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;

/** The key of the text that says why a password is refused, and its parameters. */
export interface Weakness {
  readonly codigo: 'LONGITUD_MINIMA' | 'LONGITUD_MAXIMA' | 'CONTRASENA_CORREO' | 'CONTRASENA_COMUN';
  readonly params: Readonly<Record<string, number>>;
}

/** Shorter names occur in words by chance. */
const SHORTEST_NAME = 4;
/** Lowest score of `guessability` that is accepted. */
const LEAST_SCORE = 3;

/**
 * Why a password is too easy to guess, or null: its length, the account's own name in it, or few guesses.
 * No rule demands digits or signs: they make passwords harder to remember, not harder to guess (ASVS 5.0 6.2.5).
 *
 * @param email of the account
 */
export async function weaknessOf(password: string, email: string): Promise<Weakness | null> {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.least) return { codigo: 'LONGITUD_MINIMA', params: { limite: PASSWORD_LENGTH.least } };
  if (length > PASSWORD_LENGTH.most) return { codigo: 'LONGITUD_MAXIMA', params: { limite: PASSWORD_LENGTH.most } };
  const plain = plainOf(password);
  const name = plainOf(email.split('@')[0] ?? '');
  if (name.length >= SHORTEST_NAME && plain.includes(name)) return { codigo: 'CONTRASENA_CORREO', params: {} };
  // The word lists take 40 MB and 300 ms: loaded when the first password is chosen.
  const { guessability } = await import('./guessability');
  const own = plainOf(email).split(/[^\p{L}\d]+/u);
  return guessability(plain, own) < LEAST_SCORE ? { codigo: 'CONTRASENA_COMUN', params: {} } : null;
}

/** Compatibility forms and accents removed: `ｐａｓｓ` and `páss` are `pass`. */
function plainOf(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
