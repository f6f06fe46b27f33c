import type { WireRecord } from '../../crud/to-record';
import type { OperationContext } from '../context';
import { movedLetter } from '../cuenta/moved-letter';

/** Tells the address that an account had before of the new one, once the change is there to stay. */
export function tellOldAddress(before: Readonly<WireRecord>, after: Readonly<WireRecord>, { committed, later, sendLetter }: OperationContext): void {
  const letter = movedLetter(before, after);
  if (letter) committed(() => later(() => sendLetter(letter)));
}
