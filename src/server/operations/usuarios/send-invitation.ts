import type { WireRecord } from '../../crud/to-record';
import type { OperationContext } from '../context';
import { invitation } from '../cuenta/invitation';

/** Sends an invited account its invitation, once what the operation wrote is there to stay; nothing to one that is not invited. */
export function sendInvitation(account: Readonly<WireRecord>, { actor, committed, later, sendLetter, database, sessions }: OperationContext): void {
  committed(() => later(async () => {
    const letter = await invitation(database.orm, sessions, account, actor);
    if (letter) await sendLetter(letter);
  }));
}
