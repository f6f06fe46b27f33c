import { countFailure, requireNoWait } from '../sign-in-attempts';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Orders the mail of a sign-up or a forgotten password. The answer is the same with and without an account: what depends on it happens after it.
 *
 * @throws Problem 429 while an address has to wait after five mails, whether an account has it or not.
 */
export async function askByMail(
  address: string,
  { database: { orm }, actor, sendLetter }: OperationContext,
  options: { readonly onlyFirst: boolean },
): Promise<true> {
  const email = address.trim().toLowerCase();
  // Cannot equal a name typed at the sign-in, so that the two are counted separately.
  const counted = `\0correo\0${email}`;
  await requireNoWait(orm, counted);
  await countFailure(orm, counted);
  // Ordered for any address: whether an account has it is looked for when the letter is sent.
  await sendLetter(orm, { kind: 'acceso', email, invited: false, ...options, actor });
  return true;
}
