import { Problem } from '../../db/problem';
import { countFailure, isBlocked } from '../../db/sign-in-attempts';
import type { OperationContext } from '../context';

/**
 * What signing up and a forgotten password have in common: a mail, if there is an account for it. Whoever asks learns nothing of that: what
 * depends on it happens after the answer.
 *
 * @throws Problem 429 after five mails to an address in 15 minutes, whether an account has it or not.
 */
export async function askByMail(
  address: string,
  { database: { orm }, actor, sendLetter }: OperationContext,
  options: { readonly onlyFirst: boolean },
): Promise<true> {
  const email = address.trim().toLowerCase();
  // No name that somebody types at the sign-in is like this, so that the two do not count for each other.
  const counted = `\0correo\0${email}`;
  if (await isBlocked(orm, counted)) throw new Problem(429, 'DEMASIADAS_PETICIONES');
  await countFailure(orm, counted);
  // Ordered for any address: whether an account has it is looked for when the letter is sent.
  await sendLetter(orm, { kind: 'acceso', email, invited: false, ...options, actor });
  return true;
}
