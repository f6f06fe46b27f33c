import type { WireRecord } from '../../crud/to-record';
import type { OperationContext } from '../context';
import { invitation } from '../cuenta/invitation';

/** Sends an invited account its invitation, in the transaction that made it one; nothing to one that is not invited. */
export async function sendInvitation(
  account: Readonly<WireRecord>,
  { tx, actor, sessions, sendLetter }: Pick<OperationContext, 'tx' | 'actor' | 'sessions' | 'sendLetter'>,
): Promise<void> {
  const letter = invitation(sessions, account, actor);
  if (letter) await sendLetter(tx, letter);
}
