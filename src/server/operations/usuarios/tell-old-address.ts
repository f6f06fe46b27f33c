import type { LooseRecord } from '../../../shared/paths';
import type { WireRecord } from '../../crud/to-record';
import type { OperationContext } from '../context';
import { movedLetter } from '../cuenta/moved-letter';

/** Tells the address that an account had before of the new one, in the transaction of the change. */
export async function tellOldAddress(
  before: LooseRecord,
  after: Readonly<WireRecord>,
  { tx, sendLetter }: Pick<OperationContext, 'tx' | 'sendLetter'>,
): Promise<void> {
  const letter = movedLetter(before, after);
  if (letter) await sendLetter(tx, letter);
}
