import { COMMON_PASSWORDS } from './common-passwords';

/** Shorter ones are guessed by trying; longer ones cost the server time. In characters, not in bytes. */
export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;

/** What is wrong with a password, as the key of its text and what is filled in there. */
export interface Weakness {
  readonly codigo: 'LONGITUD_MINIMA' | 'LONGITUD_MAXIMA' | 'CONTRASENA_CORREO' | 'CONTRASENA_COMUN';
  readonly params: Readonly<Record<string, number>>;
}

/** Names shorter than this are in words by chance. */
const SHORTEST_NAME = 4;

/**
 * Why a password is too easy to guess, null when it is not: its length, the account's own name in it, or one of the commonest.
 * No rule asks for digits or signs: they make passwords harder to remember, not harder to guess.
 *
 * @param email of the account
 */
export function weaknessOf(password: string, email: string): Weakness | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.least) return { codigo: 'LONGITUD_MINIMA', params: { limite: PASSWORD_LENGTH.least } };
  if (length > PASSWORD_LENGTH.most) return { codigo: 'LONGITUD_MAXIMA', params: { limite: PASSWORD_LENGTH.most } };
  const plain = plainOf(password);
  const name = plainOf(email.split('@')[0] ?? '');
  if (name.length >= SHORTEST_NAME && plain.includes(name)) return { codigo: 'CONTRASENA_CORREO', params: {} };
  return isCommon(plain) ? { codigo: 'CONTRASENA_COMUN', params: {} } : null;
}

/** Not the plain text of searches: whoever disguises a common word by any letter or form that Unicode has (ｐａｓｓ, ṕass) is told so. */
function plainOf(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function isCommon(plain: string): boolean {
  if (new Set(plain).size <= 3) return true;
  const word = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // Nothing but digits and signs: a date, a telephone number, the row of the keyboard.
  if (word === '') return true;
  return COMMON_PASSWORDS.has(word) || COMMON_PASSWORDS.has(word.replaceAll(/[\s._-]/g, ''));
}
