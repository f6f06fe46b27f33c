/**
 * Length in characters, not bytes. The minimum follows OWASP ASVS 5.0 6.2.1 and NIST SP 800-63B, the maximum bounds the cost of the hash.
 */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;

/** Key and parameters of the text that states why a password is refused. */
export interface Weakness {
  readonly codigo: 'LONGITUD_MINIMA' | 'LONGITUD_MAXIMA' | 'CONTRASENA_CORREO' | 'CONTRASENA_COMUN';
  readonly params: Readonly<Record<string, number>>;
}

/** Minimum length of a name to look for: shorter ones occur in words by chance. */
const MIN_NAME = 4;
/** Minimum accepted score of `guessability`. */
const LEAST_SCORE = 3;

/**
 * Returns why a password is too easy to guess, or null: its length, the account's own name in it, or few guesses. No rule demands digits or
 * signs: they make passwords harder to remember, not harder to guess (ASVS 5.0 6.2.5).
 *
 * @param email of the account
 */
export async function weaknessOf(password: string, email: string): Promise<Weakness | null> {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.least) return { codigo: 'LONGITUD_MINIMA', params: { limite: PASSWORD_LENGTH.least } };
  if (length > PASSWORD_LENGTH.most) return { codigo: 'LONGITUD_MAXIMA', params: { limite: PASSWORD_LENGTH.most } };
  const plain = plainOf(password);
  const name = plainOf(email.split('@')[0] ?? '');
  if (name.length >= MIN_NAME && plain.includes(name)) return { codigo: 'CONTRASENA_CORREO', params: {} };
  // The word lists take 40 MB and 300 ms, so they load with the first chosen password.
  const { guessability } = await import('./guessability');
  const own = plainOf(email).split(/[^\p{L}\d]+/u);
  return guessability(plain, own) < LEAST_SCORE ? { codigo: 'CONTRASENA_COMUN', params: {} } : null;
}

/** Compatibility forms and accents removed: `ｐａｓｓ` and `páss` are `pass`. */
function plainOf(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
