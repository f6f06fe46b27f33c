import { countFailure, requireNoWait } from '../sign-in-attempts';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Queues the mail of a sign-up or a forgotten password. The answer is the same with and without an account, because the lookup happens
 * later.
 *
 * @throws Problem 429 while an address has to wait after five mails, with or without an account.
 */
export async function askByMail(
  address: string,
  { database: { orm }, actor, sendLetter }: OperationContext,
  options: { readonly onlyFirst: boolean },
): Promise<true> {
  const email = address.trim().toLowerCase();
  // Cannot equal a name typed at sign-in, so that the two are counted separately.
  const counted = `\0correo\0${email}`;
  await requireNoWait(orm, counted);
  await countFailure(orm, counted);
  // Queued for any address: the account is looked up when the mail is sent.
  await sendLetter(orm, { kind: 'acceso', email, invited: false, ...options, actor });
  return true;
}
